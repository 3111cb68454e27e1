import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { randomNets } from '@/lib/vision/fixture'

// Starting up takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const root = join(import.meta.dirname, '../..')

let folder: string

/** Nets with random weights see cards in noise, and always the same. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'recognise-'))
  const nets = randomNets(3)
  const files = ['finder', 'refiner', 'reader'].flatMap((net) => [`${net}/model.json`, `${net}/weights.bin`])
  for (const path of [...files, 'reader/calibration.json']) {
    mkdirSync(join(folder, 'nets', dirname(path)), { recursive: true })
    writeFileSync(join(folder, 'nets', path), await nets(path))
  }
  const noise = Uint8Array.from(
    { length: 320 * 240 },
    (_, at) => (((at % 320) >> 4) * 7919 + (at >> 10) * 104_729) & 255,
  )
  const photo = sharp(noise, { raw: { width: 320, height: 240, channels: 1 } })
  for (const name of ['a.jpg', 'b.png', 'c.webp', '-odd.jpg', 'x=y.jpg']) await photo.toFile(join(folder, name))
  await photo.withMetadata({ orientation: 6 }).toFile(join(folder, 'turned.jpg'))
  writeFileSync(join(folder, 'broken.jpg'), readFileSync(join(folder, 'a.jpg')).subarray(0, 900))
  writeFileSync(join(folder, 'note.txt'), 'no photo')
})

afterAll(() => rmSync(folder, { recursive: true }))

interface Called {
  readonly input?: Uint8Array
  readonly env?: Record<string, string>
}

/** Calls a command as npm does. */
function call(command: 'recognise' | 'teach', args: string[], { input, env = {} }: Called = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'lib/cli/run.mjs'), command, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { ...process.env, KIEBITZ_NETS: join(folder, 'nets'), npm_lifecycle_event: '', ...env },
    maxBuffer: 2 ** 28,
  })
  return { status, stderr, stdout, lines: stdout.split('\n').slice(0, -1) }
}

interface Seen {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly cards: readonly {
    readonly corners: readonly (readonly [number, number])[]
    readonly confidence: number
    readonly card: string | null
    readonly match: number
  }[]
}

const parsed = (lines: readonly string[]) => lines.map((line): Seen => JSON.parse(line))

describe('recognise --json', () => {
  it('gives an object a line for each photo, with its fields in order', () => {
    const { status, stderr, lines } = call('recognise', ['--json', 'a.jpg', 'b.png', 'c.webp', 'turned.jpg'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const seen = parsed(lines)
    expect(seen.map(({ file, width, height }) => [file, width, height])).toEqual([
      ['a.jpg', 320, 240],
      ['b.png', 320, 240],
      ['c.webp', 320, 240],
      ['turned.jpg', 240, 320],
    ])
    const number = String.raw`-?\d+(\.\d+)?`
    const corners = `\\[(\\[${number},${number}\\],?){4}\\]`
    const card = `{"corners":${corners},"numeral":("[\\d½]+"|null),"confidence":${number},"colour":("[a-z]+"|null),"card":null,"match":0}`
    for (const line of lines) {
      expect(line).toMatch(new RegExp(`^{"file":"[^"]+","width":\\d+,"height":\\d+,"cards":\\[(${card},?)*\\]}$`))
    }
    expect(seen[1]!.cards.length).toBeGreaterThan(0)
    for (const { cards } of seen) {
      const sure = cards.map(({ confidence }) => confidence)
      expect(sure).toEqual(sure.toSorted((a, b) => b - a))
    }
  })

  it('reads on behind what cannot be read, and says so in a line each', () => {
    const files = ['b.png', 'broken.jpg', 'nobody.jpg', '.', 'note.txt', 'b.png']
    const { status, stderr, lines } = call('recognise', ['--json', ...files])
    expect(status).toBe(2)
    expect(parsed(lines).map(({ file }) => file)).toEqual(['b.png', 'b.png'])
    expect(lines[1]).toBe(lines[0])
    expect(stderr.split('\n').map((line) => line.replace(/: (?=[a-z]).*?:.*/, ': …'))).toEqual([
      'broken.jpg: …',
      'nobody.jpg: …',
      '.: …',
      'note.txt: …',
      '',
    ])
  })

  it('says of each file in one line what is wrong, whatever it is called', () => {
    const { stderr } = call('recognise', ['--json', 'a\nb\t\u001b[31m\u2028.jpg'])
    const line = String.raw`a\nb\t\u001b[31m\u2028.jpg: cannot be read: no such file or directory`
    expect(stderr).toBe(`${line}\n`)
  })

  it('reads on where nobody listens to what is wrong', () => {
    const command = `"${process.execPath}" "${join(root, 'lib/cli/run.mjs')}" recognise --json nobody.jpg b.png nobody.jpg b.png 2>&1 > read.txt | true; exit $PIPESTATUS`
    const env = { ...process.env, KIEBITZ_NETS: join(folder, 'nets') }
    const { status } = spawnSync('bash', ['-c', command], { cwd: folder, env })
    expect(status).toBe(2)
    const lines = readFileSync(join(folder, 'read.txt'), 'utf8').split('\n').slice(0, -1)
    expect(parsed(lines).map(({ file }) => file)).toEqual(['b.png', 'b.png'])
  })

  it('takes a photo from standard input, files behind --, and paths from where npm was called', () => {
    const given = call('recognise', ['--json', '-'], { input: readFileSync(join(folder, 'b.png')) })
    const behind = call('recognise', ['--json', '--', '-odd.jpg'])
    const env = { npm_lifecycle_event: 'recognise', INIT_CWD: join(folder, 'nets') }
    const called = call('recognise', ['--json', '../b.png'], { env })
    expect([given, behind, called].map(({ status, stderr }) => [status, stderr])).toEqual(Array(3).fill([0, '']))
    expect(parsed([given, behind, called].flatMap(({ lines }) => lines)).map(({ file }) => file)).toEqual([
      '-',
      '-odd.jpg',
      '../b.png',
    ])
  })
})

it('holds no more of many photos than of a few', async () => {
  const large = sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
      background: 'grey',
    },
  })
  await large.jpeg().toFile(join(folder, 'large.jpg'))
  const peak = (count: number) => {
    const file = join(folder, `peak-${count}`)
    const env = { NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'test/fuzz/peak.mjs'))}`, PEAK_FILE: file }
    const { lines } = call('recognise', ['--json', ...Array<string>(count).fill('large.jpg')], { env })
    expect(lines).toHaveLength(count)
    return Number(readFileSync(file, 'utf8').split('\t')[1]) / 1024
  }
  // Twelve decoded photos more would be 138 MiB. The first few only show how soon the collector of garbage ran.
  expect(peak(20)).toBeLessThan(peak(8) + 90)
}, 120_000)

describe('recognise', () => {
  it('tells people in a line for each photo, and one for each card', () => {
    const { status, lines } = call('recognise', ['b.png'])
    expect(status).toBe(0)
    const [{ cards }] = parsed(call('recognise', ['--json', 'b.png']).lines) as [Seen]
    expect(lines[0]).toBe(`b.png · 320 × 240 · ${cards.length === 1 ? '1 card' : `${cards.length} cards`}`)
    expect(lines).toHaveLength(1 + cards.length)
    for (const line of lines.slice(1)) expect(line).toMatch(/^ {2}.+ · .+ · \d+ % · (-?\d+,-?\d+ ?){4}$/)
  })

  it.each([[[]], [['--json']], [['--yaml', 'a.jpg']], [['--deck']]])('%j gets one line that says how', (args) => {
    const { status, stderr, stdout } = call('recognise', args)
    expect(stderr).toMatch(/^Usage: .*PHOTO.*\n$/)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })

  it('refuses a deck that is none in one line', () => {
    for (const [deck, fault] of [
      ['canasta', 'canasta: cannot be read: no such file or directory (our own: mezza, mau-mau, misch-masch, merge)'],
      ['note.txt', 'note.txt: not a deck file: it is no JSON'],
      ['nets/reader/calibration.json', 'nets/reader/calibration.json: not a deck file'],
    ] as const) {
      const { status, stderr, stdout } = call('recognise', ['--deck', deck, 'b.png'])
      expect({ status, stderr, stdout }).toEqual({ status: 2, stderr: `${fault}\n`, stdout: '' })
    }
  })

  it('ends quietly when nobody reads on', () => {
    const command = `"${process.execPath}" "${join(root, 'lib/cli/run.mjs')}" recognise --json ${Array(30).fill('b.png').join(' ')} | head -n 1`
    const env = { ...process.env, KIEBITZ_NETS: join(folder, 'nets') }
    const { stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8', env })
    expect(JSON.parse(stdout).file).toBe('b.png')
    expect(stderr).toBe('')
  })
})

describe('teach', () => {
  it('writes a deck by which the cards are known again', () => {
    const label = 'a = b, „ß“ '
    const taught = call('teach', ['--out', 'deck.json', `${label}=b.png`, 'other=c.webp', `${label}=x=y.jpg`])
    expect(taught).toMatchObject({ status: 0, stdout: '', stderr: '' })
    const deck = JSON.parse(readFileSync(join(folder, 'deck.json'), 'utf8'))
    expect(deck).toMatchObject({ kiebitz: 'deck', version: 1 })
    expect(
      deck.faces.map(({ label, embeddings }: { label: string; embeddings: [] }) => [label, embeddings.length]),
    ).toEqual([
      [label, 2],
      ['other', 1],
    ])
    const { lines } = call('recognise', ['--json', '--deck', 'deck.json', 'b.png'])
    for (const { card, match } of parsed(lines)[0]!.cards) {
      expect([label, 'other', null]).toContain(card)
      expect(match).toBeGreaterThan(0)
      expect(match).toBeLessThanOrEqual(1)
    }
    expect(call('recognise', ['--deck', 'deck.json', 'b.png']).stdout).toContain(label)
  })

  it('writes nothing where anything is wrong', () => {
    const before = '{"kept":true}'
    writeFileSync(join(folder, 'kept.json'), before)
    const { status, stderr } = call('teach', [
      '--out',
      'kept.json',
      'a=b.png',
      'b=nobody.jpg',
      'c=note.txt',
      'd=broken.jpg',
    ])
    expect(status).toBe(2)
    expect(stderr.split('\n').map((line) => line.split(':')[0])).toEqual(['nobody.jpg', 'note.txt', 'broken.jpg', ''])
    expect(readFileSync(join(folder, 'kept.json'), 'utf8')).toBe(before)
    const nowhere = call('teach', ['--out', 'nowhere/deck.json', 'a=b.png'])
    expect(nowhere).toMatchObject({
      status: 2,
      stderr: 'nowhere/deck.json: cannot be written: no such file or directory\n',
    })
  })

  it.each([
    ['101 photos of a label', Array<string>(101).fill('a=b.png'), 'a: 101 photos: a label has 100 at the most'],
    [
      '1001 labels',
      Array.from({ length: 1001 }, (_, number) => `${number}=b.png`),
      '1001 labels: a deck has 1000 at the most',
    ],
  ])('refuses what is more than a deck file may hold: %s', (_, lessons, fault) => {
    const { status, stderr, stdout } = call('teach', ['--out', 'deck.json', ...lessons])
    expect({ status, stderr, stdout }).toEqual({ status: 2, stderr: `${fault}\n`, stdout: '' })
  })

  it('writes through a link to the file behind it, whose mode stays', () => {
    writeFileSync(join(folder, 'linked.json'), '')
    chmodSync(join(folder, 'linked.json'), 0o640)
    symlinkSync('linked.json', join(folder, 'link.json'))
    expect(call('teach', ['--out', 'link.json', 'a=b.png'])).toMatchObject({ status: 0, stderr: '' })
    expect(lstatSync(join(folder, 'link.json')).isSymbolicLink()).toBe(true)
    expect(statSync(join(folder, 'linked.json')).mode & 0o777).toBe(0o640)
    expect(JSON.parse(readFileSync(join(folder, 'linked.json'), 'utf8'))).toMatchObject({ kiebitz: 'deck' })
  })

  it('writes into a pipe, which stays one', () => {
    const teach = `"${process.execPath}" "${join(root, 'lib/cli/run.mjs')}" teach a=b.png --out`
    const env = { ...process.env, KIEBITZ_NETS: join(folder, 'nets') }
    const said = (script: string) => spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8', env }).stdout
    const [named, unnamed] = [
      said(`mkfifo pipe && { ${teach} pipe & cat pipe; wait; test -p pipe && echo pipe; }`),
      said(`${teach} /dev/stdout | cat`),
    ]
    expect(named).toBe(`${unnamed}pipe\n`)
    expect(JSON.parse(unnamed)).toMatchObject({ kiebitz: 'deck' })
  })

  it.each([
    [[], /^Usage: /],
    [['--out', 'deck.json'], /^Usage: /],
    [['a=b.png'], /^Usage: /],
    [['--out', 'deck.json', 'b.png'], /^b\.png: not LABEL=PHOTO\nUsage: /],
    [['--out', 'deck.json', '=b.png'], /^=b\.png: the label is empty or too long\n$/],
    [['--out', 'deck.json', `${'x'.repeat(201)}=b.png`], /: the label is empty or too long\n$/],
  ])('%j is refused', (args, fault) => {
    const { status, stderr, stdout } = call('teach', args)
    expect(stderr).toMatch(fault)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })
})
