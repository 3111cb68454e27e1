import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'

const folder = join(root, '.cache', 'commands')

/** What was compiled and is of no command's newest code any more is kept for so long, in ms: somebody may be running it. */
const STAYS = 24 * 60 * 60 * 1000

/**
 * A command's code as JavaScript, compiled when one of its files has changed: starting takes a third of the time that
 * it takes where each file is translated as it is loaded.
 *
 * @param {string} file the command's TypeScript file
 * @returns {Promise<string>} the file to import
 * @throws where it cannot be compiled, or not be written down
 */
export async function compiled(file) {
  const noteFile = join(folder, `${basename(file, '.ts')}.json`)
  const note = read(noteFile)
  if (note && note.stamp === stampOf(note.inputs) && note.files.every((name) => existsSync(join(folder, name))))
    return join(folder, note.files[0])

  const began = Date.now()
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What a command loads only when it needs it stays apart.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [packagesApart, whereTheSourcesAre],
    // For TensorFlow.js: its modules rather than what Node would take, and what these expect of Node all the same.
    mainFields: ['module', 'main'],
    banner: {
      js: `import { createRequire as requiring } from 'node:module'; const require = requiring(import.meta.url);`,
    },
    define: { __dirname: JSON.stringify(folder), __filename: JSON.stringify(join(folder, 'none.js')) },
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of outputFiles) if (!existsSync(path)) writeWhole(path, contents)
  // Packages change with the lock file.
  const sources = Object.keys(metafile.inputs).filter((path) => !path.startsWith('node_modules/'))
  const inputs = [...sources, 'lib/cli/compile.mjs', 'package-lock.json', 'tsconfig.json']
  const isEntry = (path) => join(root, metafile.outputs[path].entryPoint ?? '') === file
  const [entry, ...others] = Object.keys(metafile.outputs).sort((a, b) => isEntry(b) - isEntry(a))
  // What was changed meanwhile may have been read before: the next start compiles it again.
  const isSettled = inputs.every((input) => statSync(join(root, input)).mtimeMs < began)
  const files = [entry, ...others].map((path) => basename(path))
  if (isSettled) writeWhole(noteFile, JSON.stringify({ files, stamp: stampOf(inputs), inputs }))
  clearAway()
  return join(root, entry)
}

/** Packages stay where they are, but for TensorFlow.js: of its modules a command needs a part, which loads in half the time. */
const packagesApart = {
  name: 'packages-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      const isOurs = kind === 'entry-point' || path.startsWith('@/')
      if (isOurs || [path, importer].some((name) => name.includes('@tensorflow/'))) return undefined
      return { path, external: true }
    })
  },
}

/** A file that asks where it lies means its source. */
const whereTheSourcesAre = {
  name: 'where-the-sources-are',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|tsx|mjs)$/ }, async ({ path }) => {
      const contents = (await readFile(path, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      return { contents, loader: path.endsWith('tsx') ? 'tsx' : path.endsWith('ts') ? 'ts' : 'js' }
    })
  },
}

/** Says of files, relative to the root, whether any has changed: a new stamp; undefined where one is gone. */
function stampOf(inputs) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const stat = statSync(join(root, input), { throwIfNoEntry: false })
    if (!stat) return undefined
    hash.update(`${input} ${stat.mtimeMs} ${stat.size}\n`)
  }
  return hash.digest('hex')
}

/** Nobody reads half a file: several may compile the same at the same time. */
function writeWhole(path, contents) {
  const part = `${path}.${process.pid}`
  writeFileSync(part, contents)
  renameSync(part, path)
}

function clearAway() {
  const names = readdirSync(folder)
  const notes = names.filter((name) => name.endsWith('.json'))
  const used = new Set([...notes, ...notes.flatMap((name) => read(join(folder, name))?.files ?? [])])
  for (const name of names) {
    const path = join(folder, name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > STAYS && !used.has(name)) rmSync(path, { force: true })
  }
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
