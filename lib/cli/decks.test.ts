import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDeck, ownDeckFile } from './decks'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'decks-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

/** What becomes of a deck file: how many faces it has, or why it is none. */
function opened(file: string) {
  try {
    return openDeck(file, join(folder, file)).faces.length
  } catch (error) {
    return (error as Error).message
  }
}

describe('a deck', () => {
  it('is one of our own, or a file', () => {
    expect(openDeck('mezza', 'nowhere').faces).toHaveLength(15)
    writeFileSync(join(folder, 'deck.json'), readFileSync(ownDeckFile('mezza')))
    expect(opened('deck.json')).toBe(15)
  })

  it('may begin with a byte order mark', () => {
    writeFileSync(join(folder, 'marked.json'), `\uFEFF${readFileSync(ownDeckFile('mezza'), 'utf8')}`)
    expect(opened('marked.json')).toBe(15)
  })

  it.each([65, 3000])('is no file of %i MiB', (size) => {
    writeFileSync(join(folder, 'huge.json'), '')
    truncateSync(join(folder, 'huge.json'), size * 2 ** 20)
    expect(opened('huge.json')).toBe('the file is too large for a deck')
  })

  it('must be there', () => {
    expect(opened('nowhere.json')).toMatch(/^cannot be read: no such file or directory \(our own: mezza, /)
    expect(opened('.')).toMatch(/^cannot be read: illegal operation on a directory/)
  })
})
