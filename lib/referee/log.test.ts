import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findGame } from '@/lib/games/registry'
import { mezzaGames } from '@/test/arbitrary/mezza'
import { MAX_LINE_BYTES } from './lines'
import { MAX_EVENTS, readLog, streamLog, writeLog } from './log'

const utf8 = (text: string) => new TextEncoder().encode(text)

const HEADER = '{"kiebitz":1,"game":"mezza","players":["Ana","Ben"]}'

/** A header in which some fields differ; undefined leaves one out. */
const header = (fields: object) => JSON.stringify({ kiebitz: 1, game: 'mezza', players: ['Ana', 'Ben'], ...fields })

/** What is wrong with a log, or `fine`. */
function fault(text: string): string {
  const result = readLog(utf8(text), findGame)
  return 'error' in result ? result.error.message : 'fine'
}

/** The events of a log of the header above and these lines. */
function events(...lines: string[]) {
  const result = readLog(utf8([HEADER, ...lines].join('\n')), findGame)
  if ('error' in result) throw result.error
  return result.log.events
}

describe('a header', () => {
  it('has its options completed', () => {
    const result = readLog(utf8(header({ options: { variant: 'short' }, started: '2026-11-20', more: [1] })), findGame)
    expect('log' in result && result.log.header).toEqual({
      game: 'mezza',
      players: ['Ana', 'Ben'],
      options: { variant: 'short', fourHolds: 'until-covered', nineHalfOnItself: true },
      started: '2026-11-20',
    })
  })

  it.each([
    [HEADER],
    [`${HEADER}\n`],
    [`${HEADER}\r\n`],
    [header({ options: {} })],
    [header({ players: [...'abcdefg'] })],
    [header({ players: ['\ud800', '\ud801'] })],
    [HEADER.replace('1', '1.0')],
    [HEADER.replace('1', '1e0')],
    ['{"players":["Ana","Ben"],"x":{"y":[null]},"game":"mezza","kiebitz":1}'],
    ['{"kiebitz":2,"kiebitz":1,"game":"mezza","players":["Ana","Ben"]}'],
  ])('may be %j', (text) => {
    expect(fault(text)).toBe('fine')
  })

  it.each([
    ['', 'the file is empty'],
    ['\n', 'the line is blank'],
    [' \t\r', 'the line is blank'],
    [`\n${HEADER}`, 'the line is blank'],
    [`\uFEFF${HEADER}`, 'the file begins with a byte order mark'],
    ['kiebitz', 'this is not JSON'],
    [HEADER.slice(1), 'this is not JSON'],
    [`${HEADER} {}`, 'this is not JSON'],
    ['[]', 'this is not a JSON object'],
    ['null', 'this is not a JSON object'],
    ['"kiebitz"', 'this is not a JSON object'],
    ['{}', '"kiebitz": missing'],
    ['{"__proto__":{"kiebitz":1}}', '"kiebitz": missing'],
    [header({ kiebitz: 2 }), '"kiebitz": not 1'],
    [header({ kiebitz: '1' }), '"kiebitz": not 1'],
    [header({ game: undefined }), '"game": missing'],
    [header({ game: null }), '"game": not of type string'],
    [header({ game: 'chess' }), '"game": "chess" is no game known here'],
    [header({ game: 'Mezza' }), '"game": "Mezza" is no game known here'],
    [header({ game: '__proto__' }), '"game": "__proto__" is no game known here'],
    [header({ game: `\n${'x'.repeat(99)}` }), `"game": "\\n${'x'.repeat(39)}…" is no game known here`],
    [header({ players: undefined }), '"players": missing'],
    [header({ players: 'Ana' }), '"players": not of type array'],
    [header({ players: ['Ana', 1] }), '"players.1": not of type string'],
    [header({ players: ['Ana', ''] }), '"players": a name is empty'],
    [header({ players: ['Ana', 'Ben', 'Ana'] }), '"players": two have the same name'],
    [header({ players: [] }), '"players": 0, not 2 to 7'],
    [header({ players: ['Ana'] }), '"players": 1, not 2 to 7'],
    [header({ players: [...'abcdefgh'] }), '"players": 8, not 2 to 7'],
    [header({ players: [...'abcdefghijklm'] }), '"players": 13, more than 12'],
    [header({ players: [...'abcdefg'], options: { variant: 'short' } }), '"players": 7, not 2 to 6'],
    [header({ options: null }), '"options": not of type object'],
    [header({ options: [] }), '"options": not of type object'],
    [header({ options: { variants: 'full' } }), '"options": unknown: "variants"'],
    [header({ options: { constructor: 1 } }), '"options": unknown: "constructor"'],
    [HEADER.replace('}', ',"options":{"__proto__":{}}}'), '"options": unknown: "__proto__"'],
    [header({ options: { variant: 'long' } }), '"options.variant": not "full" or "short"'],
    [header({ options: { variant: null } }), '"options.variant": not "full" or "short"'],
    [header({ options: { fourHolds: true } }), '"options.fourHolds": not "until-covered" or "once"'],
    [header({ options: { nineHalfOnItself: 'yes' } }), '"options.nineHalfOnItself": not of type boolean'],
    [header({ started: 5 }), '"started": not of type string'],
    [header({ more: '9'.repeat(MAX_LINE_BYTES) }), 'longer than 64 KiB'],
    [`{"a":${'['.repeat(60_000)}`, 'this is not JSON'],
    [HEADER.replace('}', `,"options":${'['.repeat(30_000)}${']'.repeat(30_000)}}`), '"options": not of type object'],
  ])('may not be %j', (text, what) => {
    expect(fault(text)).toBe(`line 1: ${what}`)
  })
})

describe('an event', () => {
  it('is read with what the judge needs of it, whatever else its line holds', () => {
    const line = '{"z":null,"cards":["½"],"by":1.0,"note":"","at":"later","ruling":"stands","from":"up","do":"play"}'
    expect(events(line)).toEqual([
      { do: 'play', by: 1, cards: ['½'], from: 'up', ruling: 'stands', at: 'later', note: '' },
    ])
    expect(events('{"do":"end"}', '{"do":"end","by":0}')).toEqual([{ do: 'end' }, { do: 'end', by: 0 }])
    expect(events('{"do":"end","do":"leave","by":0}')).toEqual([{ do: 'leave', by: 0 }])
    expect(events('{"do":"play","by":0,"cards":["\\ud800","__proto__"]}')).toHaveLength(1)
  })

  it.each([
    ['', 'the line is blank'],
    ['  ', 'the line is blank'],
    ['{"do":"end"', 'this is not JSON'],
    ['{"do":"end"}{"do":"end"}', 'this is not JSON'],
    ["{'do':'end'}", 'this is not JSON'],
    ['\uFEFF{"do":"end"}', 'this is not JSON'],
    ['[{"do":"end"}]', 'this is not a JSON object'],
    ['7', 'this is not a JSON object'],
    ['{}', '"do": missing, or not a word of this game'],
    ['{"do":null}', '"do": missing, or not a word of this game'],
    ['{"do":"draw","by":0}', '"do": missing, or not a word of this game'],
    ['{"do":"constructor","by":0}', '"do": missing, or not a word of this game'],
    ['{"__proto__":{"do":"end"}}', '"do": missing, or not a word of this game'],
    ['{"do":"pick-up"}', '"by": missing'],
    ['{"do":"pick-up","by":null}', '"by": not of type whole number'],
    ['{"do":"end","by":null}', '"by": not of type whole number'],
    ['{"do":"leave","by":"0"}', '"by": not of type whole number'],
    ['{"do":"leave","by":0.5}', '"by": not of type whole number'],
    ['{"do":"leave","by":1e400}', '"by": not of type whole number'],
    ['{"do":"leave","by":12345678901234567890}', '"by": above 9007199254740991'],
    ['{"do":"leave","by":-1}', '"by": below 0'],
    ['{"do":"leave","by":2}', '"by": there is no seat 2'],
    ['{"do":"end","by":2}', '"by": there is no seat 2'],
    ['{"do":"play","by":0}', '"cards": missing'],
    ['{"do":"play","by":0,"cards":[]}', '"cards": empty'],
    ['{"do":"play","by":0,"cards":"½"}', '"cards": not of type array'],
    ['{"do":"play","by":0,"cards":{"0":"½"}}', '"cards": not of type array'],
    ['{"do":"play","by":0,"cards":[5]}', '"cards.0": not of type string'],
    ['{"do":"play","by":0,"cards":["5",null]}', '"cards.1": not of type string'],
    ['{"do":"face-up","by":0}', '"cards": missing'],
    ['{"do":"face-up","by":0,"cards":[]}', '"cards": empty'],
    ['{"do":"play","by":0,"cards":["5"],"from":"sleeve"}', '"from": not "hand" or "up" or "down"'],
    ['{"do":"play","by":0,"cards":["5"],"from":null}', '"from": not "hand" or "up" or "down"'],
    ['{"do":"pick-up","by":0,"ruling":"ignored"}', '"ruling": not "taken-back" or "stands"'],
    ['{"do":"pick-up","by":0,"ruling":null}', '"ruling": not "taken-back" or "stands"'],
    ['{"do":"pick-up","by":0,"at":0}', '"at": not of type string'],
    ['{"do":"pick-up","by":0,"note":null}', '"note": not of type string'],
  ])('may not be %j', (line, what) => {
    expect(fault(`${HEADER}\n{"do":"leave","by":0}\n${line}\n`)).toBe(`line 3: ${what}`)
  })

  it('of 64 KiB is one, longer ones are not', () => {
    const long = (bytes: number) => `{"do":"end","note":"${'½'.repeat((bytes - 22) / 2)}"}`
    expect(utf8(long(MAX_LINE_BYTES))).toHaveLength(MAX_LINE_BYTES)
    expect(fault(`${HEADER}\n${long(MAX_LINE_BYTES)}\n`)).toBe('fine')
    expect(fault(`${HEADER}\n${long(MAX_LINE_BYTES + 2)}\n`)).toBe('line 2: longer than 64 KiB')
  })

  it('may be the 100,000th, no more', () => {
    const log = `${HEADER}\n${'{"do":"end"}\n'.repeat(MAX_EVENTS)}`
    expect(fault(log)).toBe('fine')
    expect(fault(`${log}{"do":"end"}\n`)).toBe('line 100002: more than 100000 events')
  })
})

it('never throws, whatever the bytes', async () => {
  const line = fc.oneof(
    fc.json(),
    fc.string(),
    fc.constantFrom(HEADER, '{"do":"end"}', '{"do":"play","by":0,"cards":["½"]}'),
  )
  await fc.assert(
    fc.property(fc.array(line), fc.uint8Array({ maxLength: 3 }), (lines, tail) => {
      const result = readLog(Uint8Array.from([...utf8(lines.join('\n')), ...tail]), findGame)
      expect('log' in result ? result.log.headerLine : result.error.line).toBeTruthy()
    }),
    { numRuns: 300 },
  )
})

it('streams: the lines before a wrong one are read', () => {
  const chunks = [utf8(`${HEADER}\n{"do":"le`), utf8('ave","by":0}\n'), utf8('{"do":"end"}\nwrong')]
  const stream = streamLog(chunks, findGame)
  expect(stream.headerLine).toBe(HEADER)
  const read: string[] = []
  expect(() => {
    for (const { line } of stream.entries) read.push(line)
  }).toThrow('line 4: this is not JSON')
  expect(read).toEqual(['{"do":"leave","by":0}', '{"do":"end"}'])
})

it('knows every seat that an event names', () => {
  const header = '{"kiebitz":1,"game":"mau-mau","players":["Ana","Ben"],"options":{}}'
  const result = readLog(utf8(`${header}\n{"do":"catch","by":0,"of":2,"ruling":"stands"}\n`), findGame)
  expect('error' in result && result.error.message).toContain('"of": there is no seat 2')
})

describe('a log that is read and written', () => {
  const roundTrip = (bytes: Uint8Array) => {
    const result = readLog(bytes, findGame)
    if ('error' in result) throw result.error
    return writeLog(result.log.headerLine, result.log.lines)
  }

  it('is the same, byte by byte', async () => {
    const unknown = fc.dictionary(fc.string(), fc.jsonValue())
    await fc.assert(
      fc.property(mezzaGames, unknown, fc.constantFrom(undefined, ' '), (game, more, space) => {
        const lines = [{ kiebitz: 1, ...game.header }, ...game.events].map((known) =>
          JSON.stringify({ ...more, ...known }, null, space).replaceAll('\n', ''),
        )
        const bytes = utf8(`${lines.join('\n')}\n`)
        expect(Buffer.compare(roundTrip(bytes), bytes)).toBe(0)
      }),
      { numRuns: 50 },
    )
  })

  it('keeps its carriage returns, its own order of fields and what is unknown', () => {
    const bytes = utf8(` ${HEADER.replace('}', ',"x":1.0}')}\r\n{ "by" : 0, "x":"\\u00bd", "do" : "leave"}\r\n`)
    expect(roundTrip(bytes)).toEqual(bytes)
  })

  it('ends with a line feed', () => {
    expect(roundTrip(utf8(HEADER))).toEqual(utf8(`${HEADER}\n`))
  })
})
