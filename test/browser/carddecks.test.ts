import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import drawCardDecks from '../bench/vision/carddecks'
import { keepUnoDeck } from '../bench/vision/unodeck'

const folder = mkdtempSync(join(tmpdir(), 'carddecks-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Two cards, one among the definitions as some decks have them, and something that is no card. */
const DRAWINGS = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 300 200">
  <defs><g id="7_club"><rect width="40" height="60" fill="#00ff00"/></g></defs>
  <g transform="translate(100 20)"><rect id="king_heart" width="30" height="60" rx="9" fill="#ff0000"/></g>
  <rect id="back" x="100" width="80" height="200" fill="#0000ff"/>
</svg>`

/** A card as GNOME's decks name them, with a sign that is cut to a shape. */
const CLIPPED = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60">
  <clipPath id="shape"><rect x="10" y="20" width="20" height="20"/></clipPath>
  <g id="spade_1"><rect width="40" height="60" fill="#fff"/><rect width="40" height="60" fill="#00f" clip-path="url(#shape)"/></g>
</svg>`

describe('npm run carddecks', () => {
  it('draws each card alone, to its edges', async () => {
    const from = join(folder, 'from')
    mkdirSync(join(from, 'svg-two'), { recursive: true })
    writeFileSync(join(from, 'svg-two', 'two.svgz'), gzipSync(DRAWINGS))
    mkdirSync(join(from, 'svg-without'))
    writeFileSync(join(from, 'readme'), 'no deck')
    const files = join(folder, 'files')
    mkdirSync(files)
    writeFileSync(join(files, 'clipped.svgz'), gzipSync(CLIPPED))
    writeFileSync(join(files, 'dondorf.svgz'), gzipSync(CLIPPED))
    const to = join(folder, 'to')
    const said = vi.spyOn(console, 'log').mockReturnValue()
    expect(await drawCardDecks(['--from', from, '--from', files, '--out', to])).toBe(0)
    expect(said.mock.calls.flat()).toEqual([
      'readme: left out',
      'svg-two: 2 cards',
      'svg-without: left out',
      'clipped: 1 cards',
      'dondorf: left out',
    ])
    said.mockRestore()
    expect(readdirSync(to).sort()).toEqual(['clipped', 'svg-two'])
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
    // What is cut to a shape is there, and cut.
    const ace = await pixels(join(to, 'clipped', '1_spade.png'))
    expect([ace.at(160, 240), ace.at(10, 10)]).toEqual([
      [0, 0, 255, 255],
      [255, 255, 255, 255],
    ])
  })

  it('keeps the cards of UNO by what they show, and their colour', () => {
    const from = join(folder, 'uno')
    const pictures = [
      'blue/Blue_7.png',
      'blue/Blue_Draw.png',
      'red/Red_0.png',
      'green/notes.txt',
      'wild/Wild.png',
      'wild/Wild_Draw.png',
    ]
    for (const name of ['red', 'blue', 'green', 'yellow', 'wild', 'table'])
      mkdirSync(join(from, name), { recursive: true })
    for (const name of pictures) writeFileSync(join(from, name), name)
    const to = join(folder, 'kept')
    expect(keepUnoDeck(from, to)).toBe(5)
    expect(readdirSync(to).sort()).toEqual([
      '0_red.png',
      '7_blue.png',
      'any_black.png',
      'draw_black.png',
      'draw_blue.png',
    ])
    expect(readFileSync(join(to, 'any_black.png'), 'utf8')).toBe('wild/Wild.png')
  })

  it('says what is missing where there are no decks', async () => {
    const complained = vi.spyOn(console, 'error').mockReturnValue()
    expect(await drawCardDecks(['--from', join(folder, 'nowhere')])).toBe(2)
    expect(complained).toHaveBeenCalledWith(expect.stringMatching(/nowhere: .*kdegames-card-data.* gnome-cards-data/))
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
