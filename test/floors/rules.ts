import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'

/** Bottom to top; folders of one floor do not know each other. Imports go down only. */
const FLOORS: readonly (readonly string[])[] = [
  ['lib/cards'],
  ['lib/referee'],
  ['lib/games'],
  ['lib/simulate', 'lib/vision', 'lib/learn', 'lib/book', 'lib/speech'],
  ['app', 'lib/cli'],
]
const GAMES = 2
const REGISTRY = 'lib/games/registry.ts'
/** The registry, and the same games one by one: a phone loads what it must. */
const ENTRANCES = [
  REGISTRY,
  ...['load', 'offers', 'photos', 'ranking', 'set-ups'].map((name) => `lib/games/${name}.ts`),
]
/** What the screen of a game needs of it, and no other game's. */
const ENGINE = /^lib\/games\/[^/]+\/engine\.ts$/

const CODE = /\.(ts|tsx|mts|mjs)$/
const SUFFIXES = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
// What a framework or a person starts; nobody imports it.
const ENTRY =
  /^app\/(.*\/)?(page|layout|template|default|error|global-error|loading|not-found|route|manifest)\.tsx?$|^app\/(sw|.*-worker)\.ts$|^lib\/cli\/[^/]+$|\.d\.ts$/

/** What several tests beside it share: `fixture.ts`, `deck.fixture.ts`. */
const FIXTURE = /^(app|lib)\/(.*[/.])?fixture\.tsx?$/

interface Import {
  readonly from: string
  readonly line: number
  readonly specifier: string
  /** Undefined where the file does not exist. */
  readonly to: string | undefined
}

/**
 * Every breach of the house's floors, one line each; empty when the house stands.
 * `files`: paths from the repository's root to their text, of app, lib and test (the text matters for code only).
 */
export function breaches(files: ReadonlyMap<string, string>): string[] {
  const imports = [...files].flatMap(([path, text]) => (CODE.test(path) ? importsOf(path, text, files) : []))
  return [
    ...[...files.keys()].filter((path) => CODE.test(path)).flatMap(homeless),
    ...imports.flatMap((one) => {
      const fault = faultOf(one)
      return fault ? [`${one.from}:${one.line} imports '${one.specifier}': ${fault}`] : []
    }),
    ...circles(imports),
    ...orphans([...files.keys()], imports),
  ]
}

function faultOf({ from, to }: Import): string | undefined {
  if (to === undefined) return 'there is no such file'
  if (isTest(from)) return undefined
  if (isTest(to)) return 'only tests import what belongs to tests'
  const [fromFolder, toFolder] = [folderOf(from), folderOf(to)]
  if (fromFolder === undefined || toFolder === undefined) return undefined
  const [above, below] = [floorOf(fromFolder), floorOf(toFolder)]
  if (below > above) return `imports go down only, and ${toFolder} stands above ${fromFolder}`
  if (fromFolder !== toFolder) {
    if (below === above) return `${fromFolder} and ${toFolder} stand on one floor and do not know each other`
    if (below === GAMES && !ENTRANCES.includes(to) && !ENGINE.test(to))
      return `a game is reached only through ${REGISTRY}`
    return undefined
  }
  if (above === GAMES) {
    const [mine, other] = [gameOf(from), gameOf(to)]
    if (mine !== undefined && ENTRANCES.includes(to)) return 'a game does not know the registry'
    if (mine !== undefined && other !== undefined && mine !== other) return 'a game does not know another game'
    if (mine === undefined && other !== undefined && !ENTRANCES.includes(from))
      return `only ${REGISTRY} knows the games`
  }
  return undefined
}

function homeless(path: string): string[] {
  return isTest(path) || folderOf(path) !== undefined ? [] : [`${path}: this folder has no floor`]
}

function circles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) if (to !== undefined) next.set(from, [...(next.get(from) ?? []), to])
  const found: string[] = []
  const done = new Set<string>()
  const trail: string[] = []
  const visit = (path: string): void => {
    const at = trail.indexOf(path)
    if (at >= 0) found.push(`a circle of imports: ${[...trail.slice(at), path].join(' → ')}`)
    if (at >= 0 || done.has(path)) return
    trail.push(path)
    for (const target of next.get(path) ?? []) visit(target)
    trail.pop()
    done.add(path)
  }
  for (const path of next.keys()) visit(path)
  return found
}

function orphans(paths: readonly string[], imports: readonly Import[]): string[] {
  const wanted = new Set(imports.map(({ to }) => to))
  return paths
    .filter((path) => CODE.test(path) && !isStarted(path) && !wanted.has(path))
    .map((path) => `${path}: nobody imports it, not even a test`)
}

/** Whether nobody has to import it: a test, or what a framework or a person starts. */
function isStarted(path: string): boolean {
  return ENTRY.test(path) || (isTest(path) && !FIXTURE.test(path))
}

/** Whether it is a test or belongs to tests, which may import whatever they need. */
function isTest(path: string): boolean {
  return path.startsWith('test/') || /\.test\.tsx?$/.test(path) || FIXTURE.test(path)
}

function folderOf(path: string): string | undefined {
  return FLOORS.flat().find((folder) => path.startsWith(`${folder}/`))
}

function floorOf(folder: string): number {
  return FLOORS.findIndex((floor) => floor.includes(folder))
}

function gameOf(path: string): string | undefined {
  return /^lib\/games\/([^/]+)\//.exec(path)?.[1]
}

function importsOf(from: string, text: string, files: ReadonlyMap<string, string>): Import[] {
  const { program, module, errors } = parseSync(from, text)
  if (errors[0]) throw new Error(`${from}: ${errors[0].message}`)
  const requests: { readonly value: string; readonly start: number }[] = [
    ...module.staticImports.map((one) => one.moduleRequest),
    ...module.staticExports.flatMap((one) => one.entries.flatMap((entry) => entry.moduleRequest ?? [])),
    ...hidden(program),
  ]
  return requests
    .filter(({ value }) => value.startsWith('.') || value.startsWith('@/'))
    .map(({ value, start }) => ({
      from,
      line: text.slice(0, start).split('\n').length,
      specifier: value,
      to: resolve(value.startsWith('@/') ? value.slice(2) : join(dirname(from), value), files),
    }))
}

function resolve(path: string, files: ReadonlyMap<string, string>): string | undefined {
  return SUFFIXES.map((suffix) => path + suffix).find((candidate) => files.has(candidate))
}

/** Imports that no import statement shows: `import('…')`, as a value or a type, and `new URL('…', import.meta.url)` of workers. */
function hidden(node: unknown): { value: string; start: number }[] {
  if (Array.isArray(node)) return node.flatMap(hidden)
  if (typeof node !== 'object' || node === null) return []
  const { type, source, callee, arguments: given } = node as Record<string, unknown>
  const isUrl = type === 'NewExpression' && (callee as { name?: string }).name === 'URL'
  const named =
    type === 'ImportExpression' || type === 'TSImportType' ? source : isUrl ? (given as unknown[])[0] : undefined
  const { value, start } = (named ?? {}) as { value?: unknown; start?: number }
  const own = typeof value === 'string' && start !== undefined ? [{ value, start }] : []
  return [...own, ...Object.values(node).flatMap(hidden)]
}
