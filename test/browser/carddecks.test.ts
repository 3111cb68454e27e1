import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import drawCardDecks from '../bench/vision/carddecks'

const folder = mkdtempSync(join(tmpdir(), 'carddecks-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Two cards, one among the definitions as some decks have them, and something that is no card. */
const DRAWINGS = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 300 200">
  <defs><g id="7_club"><rect width="40" height="60" fill="#00ff00"/></g></defs>
  <g transform="translate(100 20)"><rect id="king_heart" width="30" height="60" rx="9" fill="#ff0000"/></g>
  <rect id="back" x="100" width="80" height="200" fill="#0000ff"/>
</svg>`

describe('npm run carddecks', () => {
  it('draws each card alone, to its edges', async () => {
    const from = join(folder, 'from')
    mkdirSync(join(from, 'svg-two'), { recursive: true })
    writeFileSync(join(from, 'svg-two', 'two.svgz'), gzipSync(DRAWINGS))
    mkdirSync(join(from, 'svg-without'))
    writeFileSync(join(from, 'readme'), 'no deck')
    const to = join(folder, 'to')
    const said = vi.spyOn(console, 'log').mockReturnValue()
    expect(await drawCardDecks(['--from', from, '--out', to])).toBe(0)
    expect(said.mock.calls).toEqual([['readme: left out'], ['svg-two: 2 cards'], ['svg-without: left out']])
    said.mockRestore()
    expect(readdirSync(to)).toEqual(['svg-two'])
    expect(readdirSync(join(to, 'svg-two')).sort()).toEqual(['7_club.png', 'king_heart.png'])
    const club = await pixels(join(to, 'svg-two', '7_club.png'))
    expect([club.width, club.height]).toEqual([320, 480])
    expect([club.at(0, 0), club.at(319, 479)]).toEqual([
      [0, 255, 0, 255],
      [0, 255, 0, 255],
    ])
    const king = await pixels(join(to, 'svg-two', 'king_heart.png'))
    expect([king.width, king.height]).toEqual([240, 480])
    // What its round corners leave out is not there.
    expect([king.at(120, 240), king.at(2, 2)[3]]).toEqual([[255, 0, 0, 255], 0])
  })

  it('says what is missing where there are no decks', async () => {
    const complained = vi.spyOn(console, 'error').mockReturnValue()
    expect(await drawCardDecks(['--from', join(folder, 'nowhere')])).toBe(2)
    expect(complained).toHaveBeenCalledWith(expect.stringContaining('kdegames-card-data'))
    expect(await drawCardDecks(['--height', '9'])).toBe(2)
    expect(complained).toHaveBeenCalledWith(expect.stringContaining('Usage'))
    complained.mockRestore()
  })
})

async function pixels(path: string) {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  return { width: info.width, height: info.height, at }
}
