import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const root = join(import.meta.dirname, '../..')
const fixtures = join(root, 'test/fixtures/mezza')
const HEADER = '{"kiebitz":1,"game":"mezza","players":["Ana","Ben"],"options":{}}'
const LEGAL = `${HEADER}\n{"do":"play","by":0,"cards":["5"]}\n{"do":"pick-up","by":1}\n`
const ILLEGAL = `${HEADER}\n{"do":"play","by":0,"cards":["5"]}\n{"do":"play","by":1,"cards":["4"]}\n`
const BROKEN = `${LEGAL}{"do":"play","by":2,"cards":["5"]}\n{"do":`

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'judge-'))
  for (const [name, text] of Object.entries({ legal: LEGAL, illegal: ILLEGAL, broken: BROKEN, '-odd': LEGAL })) {
    writeFileSync(join(folder, `${name}.jsonl`), text)
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

interface Called {
  readonly input?: string
  readonly env?: Record<string, string>
}

/** Calls the command as npm does. */
function judge(args: string[], { input = '', env = {} }: Called = {}) {
  const command = [join(root, 'lib/cli/run.mjs'), 'judge', ...args]
  const clean = { LC_ALL: '', LC_MESSAGES: '', LANG: '', npm_lifecycle_event: '', ...env }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { ...process.env, ...clean },
    maxBuffer: 2 ** 30,
  })
  return { status, stderr, stdout, lines: stdout.split('\n').slice(0, -1) }
}

describe('--json', () => {
  it('judges the examples exactly, an object a line', () => {
    const logs = readdirSync(fixtures).filter((name) => !name.includes('.expected'))
    const files = logs.map((name) => join(fixtures, name))
    const expected = files.flatMap((file) =>
      readFileSync(file.replace('.jsonl', '.expected.jsonl'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => ({ file, ...JSON.parse(line) })),
    )
    const { status, stderr, lines } = judge(['--json', ...files])
    expect(stderr).toBe('')
    expect(lines.map((line) => JSON.parse(line))).toStrictEqual(expected)
    expect(status).toBe(1)
  })

  it('has its fields in the order of the page', () => {
    const { lines } = judge(['--json', 'illegal.jsonl'])
    const begin = '{"file":"illegal.jsonl","event":2,"verdict":"illegal","faults":[{"code":"too-low"}],"proven":[],'
    expect(lines[1]?.startsWith(`${begin}"table":{"turn":1,"need":{"min":"5"},"pile":["5"],`)).toBe(true)
  })
})

describe('the exit status', () => {
  it.each([
    [0, ['legal.jsonl']],
    [0, ['legal.jsonl', './legal.jsonl']],
    [1, ['illegal.jsonl']],
    [1, ['illegal.jsonl', 'legal.jsonl']],
    [2, ['broken.jsonl', 'legal.jsonl']],
    [2, ['legal.jsonl', 'nobody.jsonl', 'illegal.jsonl']],
  ])('is %i for %j', (status, files) => {
    expect(judge(files).status).toBe(status)
  })
})

describe('a file that cannot be read', () => {
  it('gets one line on standard error and no judgement; the others are judged', () => {
    const { stderr, lines } = judge(['--json', 'legal.jsonl', 'broken.jsonl', 'nobody.jsonl', '.', 'illegal.jsonl'])
    expect(stderr.split('\n')).toEqual([
      'broken.jsonl:4: "by": there is no seat 2',
      'nobody.jsonl:1: cannot be read: no such file or directory',
      '.:1: cannot be read: illegal operation on a directory',
      '',
    ])
    expect(lines.map((line) => JSON.parse(line).file)).toEqual([
      'legal.jsonl',
      'legal.jsonl',
      'illegal.jsonl',
      'illegal.jsonl',
    ])
  })

  it('is found out before the first line is printed, however long the file', () => {
    const many = '{"do":"leave","by":0}\n'.repeat(30_000)
    const { status, stderr, stdout } = judge(['--json', '-'], { input: `${HEADER}\n${many}{}\n` })
    expect({ status, stderr, stdout }).toEqual({
      status: 2,
      stderr: '-:30002: "do": missing, or not a word of this game\n',
      stdout: '',
    })
  })
})

describe('standard input', () => {
  it('is judged where the file is -', () => {
    const { status, lines } = judge(['--json', '-', 'legal.jsonl'], { input: ILLEGAL })
    expect(lines.map((line) => JSON.parse(line).file)).toEqual(['-', '-', 'legal.jsonl', 'legal.jsonl'])
    expect(status).toBe(1)
  })

  it('may be empty, which is no log', () => {
    expect(judge(['-'])).toMatchObject({ status: 2, stderr: '-:1: the file is empty\n' })
  })
})

it('judges a log that is longer than memory alike from a file and from a pipe', () => {
  const play = `{"do":"play","by":0,"cards":["5"],"ruling":"stands","note":"${'½'.repeat(4000)}"}`
  const log = `${HEADER}\n${`${play}\n{"do":"pick-up","by":1,"ruling":"stands"}\n`.repeat(7500)}`
  writeFileSync(join(folder, 'long.jsonl'), log)
  const little = { NODE_OPTIONS: '--max-old-space-size=40' }
  const file = judge(['--json', 'long.jsonl'], { env: little })
  expect(file.stderr).toBe('')
  expect(file.lines).toHaveLength(15_000)
  expect(JSON.parse(file.lines.at(-1) ?? '')).toMatchObject({ event: 15_000, table: { turn: 0, pile: [] } })
  const pipe = judge(['--json', '-'], { input: log, env: little })
  expect(pipe.stdout === file.stdout.replaceAll('"file":"long.jsonl"', '"file":"-"')).toBe(true)
})

describe('arguments', () => {
  it.each([
    [[]],
    [['--json']],
    [['--yaml', 'legal.jsonl']],
    [['--lang', 'fr', 'legal.jsonl']],
    [['-j', 'legal.jsonl']],
  ])('%j get one line that says how', (args) => {
    const { status, stderr, stdout } = judge(args)
    expect(stderr).toMatch(/^Usage: .*FILE.*\n$/)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })

  it('after -- are files', () => {
    expect(judge(['--json', '--', '-odd.jsonl']).lines.map((line) => JSON.parse(line).file)).toEqual([
      '-odd.jsonl',
      '-odd.jsonl',
    ])
  })

  it('are paths from where npm was called', () => {
    const env = { npm_lifecycle_event: 'judge', INIT_CWD: fixtures }
    expect(judge(['m4-joker.jsonl'], { env })).toMatchObject({ stderr: '' })
  })
})

describe('the protocol', () => {
  const faulty = join(fixtures, 'm4-combination-closed-made.jsonl')

  it('has a line for each event and a marked one for each fault, with its clause', () => {
    const { lines } = judge([faulty])
    expect(lines[0]).toBe(`${faulty} · Ana, Ben, Cem`)
    expect(lines.slice(1).map((line) => line.slice(0, 5))).toEqual([
      '  1 A',
      '  2 B',
      '  3 C',
      '  4 B',
      '  5 C',
      '    ✗',
      '  6 C',
      '  7 B',
      '    ✗',
    ])
    for (const line of lines)
      if (line.includes('✗')) expect(line).toMatch(/against the rules, taken back: .*\[M\d+\.\d+\]$/)
  })

  it('has a marked line for each proof too', () => {
    const dishonest = join(fixtures, 'game-dishonest-1-evidence.jsonl')
    const found = judge(['--json', dishonest]).lines.flatMap((line, i) => {
      const { faults, proven }: { faults: object[]; proven: { event: number; code: string }[] } = JSON.parse(line)
      const proofs = proven.map(
        ({ event, code }) => `${i + 1}: ✗ proven by this: move ${event} was against the rules (${code})`,
      )
      return [...faults.map(() => `${i + 1}: ✗ against the rules, stands`), ...proofs]
    })
    let event = 0
    const marked = judge([dishonest]).lines.flatMap((line) => {
      if (!line.includes('✗')) event = Number.parseInt(line, 10)
      return line.includes('✗') ? [`${event}: ${line.trim().replace(/(stands): .*/, '$1')}`] : []
    })
    expect(found.filter((line) => line.includes('proven'))).not.toHaveLength(0)
    expect(marked).toEqual(found)
  })

  it('has the places last', () => {
    const { lines } = judge([join(fixtures, 'm9-places.jsonl')])
    expect(lines.slice(-6, -3).map((line) => line.trim())).toEqual(['1. Ben', '2. Ana', '3. Cem'])
  })

  it.each<[language: string, env: Record<string, string>, ...options: string[]]>([
    ['en', {}],
    ['de', { LANG: 'de_DE.UTF-8' }],
    ['de', { LANG: 'en_US.UTF-8', LC_ALL: 'de' }],
    ['en', { LANG: 'fr_FR' }],
    ['en', { LANG: 'de_DE.UTF-8' }, '--lang', 'en'],
    ['de', {}, '--lang=de'],
  ])('is in %s with %j %s', (language, env, ...args) => {
    expect(judge([...args, faulty], { env }).stdout).toContain(
      language === 'de' ? 'gegen die Regeln' : 'against the rules',
    )
  })
})

it('ends quietly when nobody reads on', () => {
  const files = Array(200).fill(join(fixtures, 'game-four-players.jsonl')).join(' ')
  const command = `"${process.execPath}" "${join(root, 'lib/cli/run.mjs')}" judge --json ${files} | head -n 1`
  const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' })
  expect(JSON.parse(stdout).event).toBe(1)
  expect(stderr).toBe('')
})

describe('an ending that nobody hears of', () => {
  const run = (command: string) =>
    spawnSync('bash', ['-c', command], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE: process.execPath },
    })
  const called = `"$NODE" "${join(root, 'lib/cli/run.mjs')}" judge --json`

  it('on standard error does not keep the other files from being judged', () => {
    const { stdout } = run(`${called} none.jsonl legal.jsonl 2> >(exec true); echo $?`)
    expect(
      stdout
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line).event ?? JSON.parse(line)),
    ).toEqual([1, 2, 2])
  })

  it('on standard output, for want of room, is told in a line', () => {
    const { stdout, stderr } = run(`${called} legal.jsonl > /dev/full; echo $?`)
    expect(stdout).toBe('2\n')
    expect(stderr).toMatch(/^the output cannot be written: .*\n$/)
  })
})

it('names a file in one line, whatever its name', () => {
  const name = 'bad\nname\u001B[31m.jsonl'
  writeFileSync(join(folder, name), BROKEN)
  expect(judge([name]).stderr).toBe('bad\\nname\\u001b[31m.jsonl:4: "by": there is no seat 2\n')
})
