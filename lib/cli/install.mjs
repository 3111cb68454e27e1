import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const lockFile = join(root, 'package-lock.json')
const stampFile = join(root, 'node_modules', '.kiebitz-lock')

/** Installs the packages of package-lock.json where node_modules does not hold exactly them; true when it does in the end. */
export function install() {
  const text = readFileSync(lockFile, 'utf8')
  const lock = JSON.parse(text)
  const stamp = createHash('sha256').update(text).digest('hex')
  if (read(stampFile) === stamp) return true
  if (!matches(lock)) {
    console.error('Installing the packages (once, this can take a minute) …')
    // Not `npm ci`: it refuses a lock written where the registry lacks the optional binaries of other systems. This
    // keeps to the lock as well, leaves it as it is, and what came of it is compared below.
    const { status, error } = npm([
      'install',
      '--no-save',
      '--include=dev',
      '--loglevel=error',
      '--no-audit',
      '--no-fund',
    ])
    if (status !== 0 || !matches(lock)) {
      const how = error?.message ?? (status === 0 ? 'other versions than in package-lock.json' : `status ${status}`)
      console.error(`The packages could not be installed: npm failed (${how}). Check the network, then try again.`)
      return false
    }
  }
  writeFileSync(stampFile, stamp)
  return true
}

/** Somebody may have run npm by hand: what npm says it installed is compared with the lock, so that nothing is installed twice. */
function matches(lock) {
  const installed = read(join(root, 'node_modules', '.package-lock.json'))
  if (installed === undefined) return false
  const there = JSON.parse(installed).packages
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true
    const found = there[path]
    // Binaries for other systems are in the lock but never installed.
    return found ? found.version === wanted.version : wanted.optional === true
  })
}

function npm(args) {
  // npm names its own program to what it runs; that also spares a shell on Windows. Standard output belongs to the command that follows.
  const cli = process.env.npm_execpath
  const options = { cwd: root, stdio: ['ignore', 2, 2] }
  return cli?.includes('npm-cli')
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
