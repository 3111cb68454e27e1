import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compiled } from './compile.mjs'
import { root } from './export'

const cache = join(root, '.cache')
let folder: string
let command: string

beforeEach(() => {
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'compile-'))
  command = join(folder, `${folder.slice(-6)}.ts`)
})

afterEach(() => {
  rmSync(folder, { recursive: true })
  rmSync(note(), { force: true })
})

/** Where it is written down what was compiled. */
const note = () => join(cache, 'commands', `${folder.slice(-6)}.json`)
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const run = async (): Promise<unknown> => {
  const { default: main } = await import(/* @vite-ignore */ pathToFileURL(await compiled(command)).href)
  return main()
}

describe('a compiled command', () => {
  it('does what its source says, whichever of its files was changed last', async () => {
    writeFileSync(command, `import { value } from './value'\nexport default (): number => value`)
    write('value.ts', 'export const value: number = 1')
    expect(await run()).toBe(1)
    write('value.ts', 'export const value: number = 22')
    expect(await run()).toBe(22)
    writeFileSync(command, `import { value } from './value'\nexport default (): number => value + 1`)
    expect(await run()).toBe(23)
  })

  it('is not compiled again where nothing has changed', async () => {
    writeFileSync(command, 'export default () => 1')
    utimesSync(command, 1, 1)
    const file = await compiled(command)
    utimesSync(note(), 1, 1)
    expect(await compiled(command)).toBe(file)
    expect(statSync(note()).mtimeMs).toBe(1000)
    utimesSync(command, 2, 2)
    expect(await compiled(command)).toBe(file)
    expect(statSync(note()).mtimeMs).toBeGreaterThan(1000)
  })

  it('is compiled again where its source was changed while it was compiled', async () => {
    writeFileSync(command, 'export default () => 1')
    const soon = Date.now() / 1000 + 60
    utimesSync(command, soon, soon)
    await compiled(command)
    expect(existsSync(note())).toBe(false)
  })

  it('is compiled again where its code is gone', async () => {
    writeFileSync(command, 'export default () => 1')
    rmSync(await compiled(command))
    expect(await run()).toBe(1)
  })

  it('lies where its source does, as far as it can tell', async () => {
    writeFileSync(command, 'export default () => [import.meta.dirname, import.meta.url]')
    expect(await run()).toEqual([folder, pathToFileURL(command).href])
  })

  it('loads only when it needs it what it loads only when it needs it', async () => {
    writeFileSync(command, `export default async () => (await import('./later')).value`)
    write('later.ts', `import 'no-such-package'\nexport const value = 1`)
    const { default: main } = await import(/* @vite-ignore */ pathToFileURL(await compiled(command)).href)
    await expect(main()).rejects.toThrow('no-such-package')
  })

  it('is none where the source is broken', async () => {
    writeFileSync(command, 'export default (')
    await expect(compiled(command)).rejects.toThrow()
  })
})
