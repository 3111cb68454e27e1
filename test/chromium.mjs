import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chromium without its windows: the same engine, for half of the processor's time. */
const SHELL = 'chromium-headless-shell'
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
  // Else it starts a process more for every page, for a site that nobody goes to.
  '--disable-site-isolation-trials',
  // What `NOT_COMPILED` asks for.
  '--enable-blink-features=CacheStorageCodeCacheHint',
]

/**
 * What a server says of scripts for which a test cannot wait: Chromium compiles whatever a new service worker keeps, all
 * 265 of them, which takes two seconds of a processor for every phone that is to work without network.
 */
export const NOT_COMPILED = { 'x-CacheStorageCodeCacheHint': 'none' }

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

/** The same without its windows, where there is such a one: it has no camera, and keeps no page alive that was left. */
export function findHeadlessChromium() {
  const shell = `/usr/bin/${SHELL}`
  return !process.env.CHROMIUM_PATH && isExecutable(shell) ? shell : findChromium()
}

/** Finds a Chromium, or gets one: Playwright's where the network allows, else Debian's package. Undefined when neither works. */
export function getChromium() {
  const here = findChromium()
  if (here || process.env.CHROMIUM_PATH) return here
  console.log('No Chromium here: installing one (once) …')
  const cli = join(import.meta.dirname, '..', 'node_modules', 'playwright-core', 'cli.js')
  run(process.execPath, [cli, 'install', 'chromium'])
  if (!findChromium() && hasPackages()) {
    run('apt-get', ['update', '-q'])
    install('chromium')
  }
  return findChromium()
}

/** The same of one without windows: as root, Debian's package. With windows it goes as well, and takes twice as long. */
export function getHeadlessChromium() {
  const here = findHeadlessChromium()
  if (here !== findChromium() || process.env.CHROMIUM_PATH || !hasPackages()) return here
  console.log(`Installing ${SHELL} (once) …`)
  // Nothing is taken away for it, such as a Chromium of another version. What is known of packages may be out of date, or nothing yet.
  const installed = () => install(SHELL, '--no-remove', ...BRIEFLY)
  if (!installed() && run('apt-get', ['update', '-q', ...BRIEFLY])) installed()
  return findHeadlessChromium()
}

const hasPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** It goes without: where there is no network, that is to be known soon. */
const BRIEFLY = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']

const install = (name, ...options) =>
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...options, name])

function run(program, args) {
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
