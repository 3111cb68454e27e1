import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Without these Chromium keeps looking for its maker's servers, which a test machine may not reach. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium that is here, or undefined. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    MAC,
    chromium.executablePath(),
  ]
  return candidates.find(isExecutable)
}

/** Finds a Chromium, or gets one: Playwright's where the network allows, else Debian's package. Undefined when neither works. */
export function getChromium() {
  const here = findChromium()
  if (here || process.env.CHROMIUM_PATH) return here
  console.log('No Chromium here: installing one (once) …')
  const cli = join(import.meta.dirname, '..', 'node_modules', 'playwright-core', 'cli.js')
  run(process.execPath, [cli, 'install', 'chromium'])
  if (!findChromium() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-q'])
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'])
  }
  return findChromium()
}

function run(program, args) {
  spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
