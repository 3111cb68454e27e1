import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiled } from './compile.mjs'
import { install, root } from './install.mjs'

// node lib/cli/run.mjs <command> [arguments]
// A command is a file of this folder by its bare name, or any TypeScript file by its path from the repository's root.
// It exports `default (args: string[]) => number | undefined | Promise<…>`, the exit status. It runs in this process: no second start-up.

const [command, ...args] = process.argv.slice(2)
const file = find(command)

if (file === undefined) {
  const known = readdirSync(import.meta.dirname)
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .filter((name) => readFileSync(join(import.meta.dirname, name), 'utf8').includes('export default'))
    .map((name) => name.slice(0, -3))
  console.error(`${command ? `Unknown command "${command}".` : 'Which command?'} Known: ${known.join(', ')}.`)
  process.exitCode = 2
} else if (!install()) {
  process.exitCode = 1
} else {
  process.argv = [process.argv[0], file, ...args]
  const { default: main } = await load(file)
  // Not process.exit: what is still being written, or a server, goes on.
  process.exitCode = (await main(args)) ?? 0
}

/** A command's module: compiled, which starts soonest, or translated as it is loaded where nothing can be written. */
async function load(file) {
  // Other files are of those who develop: they may start threads and processes from where they lie.
  const isCommand = dirname(file) === import.meta.dirname
  const path = isCommand ? await compiled(file).catch(() => undefined) : undefined
  if (path) return await import(pathToFileURL(path).href)
  const { register } = await import('tsx/esm/api')
  register({ tsconfig: join(root, 'tsconfig.json') })
  return await import(pathToFileURL(file).href)
}

function find(name) {
  if (!name) return undefined
  if (name.endsWith('.ts')) return existsSync(resolve(root, name)) ? resolve(root, name) : undefined
  const path = join(import.meta.dirname, `${name}.ts`)
  return /^[a-z-]+$/.test(name) && existsSync(path) ? path : undefined
}
