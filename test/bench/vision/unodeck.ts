import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An npm package with the cards of UNO as somebody drew them (Apache-2.0), and where they lie in it. */
const PACKAGE = 'discord-uno@2.0.21'
const CARDS = join('package', 'src', 'data', 'assets', 'cards')
export const UNO_DECK = 'uno-discord'
const PICTURE = /^([a-z]+)_([a-z]+|\d)\.png$/
/** Those without a colour are called wild there, and lie on black. */
const COLOURS: Readonly<Record<string, string>> = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  wild: 'black',
}

/** Fetches the package from npm and keeps its cards in a folder; returns how many there were, undefined where npm gave none. */
export function fetchUnoDeck(to: string): number | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'unodeck-'))
  try {
    const packed = spawnSync('npm', ['pack', '--silent', PACKAGE], { cwd: folder, encoding: 'utf8' })
    const archive = packed.stdout?.trim()
    if (packed.status !== 0 || !archive) return undefined
    if (spawnSync('tar', ['-xzf', archive], { cwd: folder }).status !== 0) return undefined
    return keepUnoDeck(join(folder, CARDS), to)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Keeps the cards of a folder for each colour ("blue/Blue_7.png") as "7_blue.png"; returns how many there were. */
export function keepUnoDeck(from: string, to: string): number {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  let kept = 0
  for (const [folder, colour] of Object.entries(COLOURS)) {
    for (const name of readdirSync(join(from, folder))) {
      // The wild one is called by its colour alone.
      const [, , what] = PICTURE.exec(name.toLowerCase().replace(/^wild\.png$/, 'wild_any.png')) ?? []
      if (what === undefined) continue
      copyFileSync(join(from, folder, name), join(to, `${what}_${colour}.png`))
      kept += 1
    }
  }
  return kept
}
