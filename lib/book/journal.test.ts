import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Edit, fits, growth, type LineEdit, linesIn, linesOf, logText } from './journal'

const line = fc.string({ unit: 'grapheme', maxLength: 12 })
/** Edits that may or may not fit. */
const lineEdit: fc.Arbitrary<LineEdit> = fc.oneof(
  fc.record({ op: fc.constant('append' as const), line }),
  fc.record({ op: fc.constant('insert' as const), index: fc.integer({ min: -1, max: 12 }), line }),
  fc.record({ op: fc.constant('replace' as const), index: fc.integer({ min: -1, max: 12 }), line }),
  fc.record({ op: fc.constant('remove' as const), index: fc.integer({ min: -1, max: 12 }) }),
)
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 4, arbitrary: lineEdit },
  fc.record({ op: fc.constant('together' as const), edits: fc.array(lineEdit, { maxLength: 3 }) }),
)
const base = fc.array(line, { maxLength: 6 })

/** A journal as it comes about: only edits that fit when they are made. */
const journal = fc.tuple(base, fc.array(anyEdit, { maxLength: 30 })).map(([base, wished]) => {
  const edits: Edit[] = []
  let size = base.length
  for (const edit of wished) {
    if (!fits(edit, size)) continue
    edits.push(edit)
    size += growth(edit)
  }
  return { base, edits }
})

/** The meaning of one edit, said a second time and in another way. */
function after(lines: readonly string[], edit: Edit): readonly string[] {
  if (edit.op === 'together') return edit.edits.reduce(after, lines)
  if (edit.op === 'append') return lines.concat([edit.line])
  const before = lines.filter((_, index) => index < edit.index)
  const rest = lines.filter((_, index) => (edit.op === 'insert' ? index >= edit.index : index > edit.index))
  return edit.op === 'remove' ? [...before, ...rest] : [...before, edit.line, ...rest]
}

describe('linesOf', () => {
  it('gives after each edit what that edit means', () => {
    fc.assert(
      fc.property(journal, ({ base, edits }) => {
        let expected: readonly string[] = base
        for (let count = 0; count <= edits.length; count++) {
          expect(linesOf(base, edits.slice(0, count))).toEqual(expected)
          const next = edits[count]
          if (next) expected = after(expected, next)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is the same in one go or in two, so that an undo and its redo meet again', () => {
    fc.assert(
      fc.property(journal, fc.nat(30), ({ base, edits }, cut) => {
        const undone = linesOf(base, edits.slice(0, cut))
        expect(linesOf(undone, edits.slice(cut))).toEqual(linesOf(base, edits))
      }),
      { numRuns: 500 },
    )
  })

  it('leaves what it is given as it is', () => {
    fc.assert(
      fc.property(journal, ({ base, edits }) => {
        const copies = structuredClone([base, edits])
        linesOf(Object.freeze(base), Object.freeze(edits))
        expect([base, edits]).toEqual(copies)
      }),
    )
  })

  it('throws exactly on the edits that do not fit, and grows as foretold', () => {
    fc.assert(
      fc.property(base, anyEdit, (base, edit) => {
        if (!fits(edit, base.length)) expect(() => linesOf(base, [edit])).toThrow(RangeError)
        else expect(linesOf(base, [edit]).length - base.length).toBe(growth(edit))
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    [{ op: 'insert', index: 2, line: 'x' }, true],
    [{ op: 'insert', index: 3, line: 'x' }, false],
    [{ op: 'replace', index: 1, line: 'x' }, true],
    [{ op: 'replace', index: 2, line: 'x' }, false],
    [{ op: 'remove', index: 0 }, true],
    [{ op: 'remove', index: -1 }, false],
    [{ op: 'remove', index: 0.5 }, false],
    [{ op: 'remove', index: Number.NaN }, false],
    [{ op: 'together', edits: [] }, true],
    [
      {
        op: 'together',
        edits: [
          { op: 'append', line: 'x' },
          { op: 'remove', index: 2 },
        ],
      },
      true,
    ],
    [
      {
        op: 'together',
        edits: [
          { op: 'remove', index: 0 },
          { op: 'remove', index: 1 },
        ],
      },
      false,
    ],
  ] as const)('two lines and %o: %s', (edit, expected) => {
    expect(fits(edit, 2)).toBe(expected)
  })
})

describe('linesIn', () => {
  it('gives every line that comes into the list, none for what is struck', () => {
    const edits = [
      { op: 'replace', index: 0, line: 'a' },
      { op: 'remove', index: 0 },
      { op: 'insert', index: 0, line: 'b' },
    ] as const
    expect(linesIn({ op: 'together', edits })).toEqual(['a', 'b'])
    expect(linesIn({ op: 'append', line: 'c' })).toEqual(['c'])
  })
})

describe('logText', () => {
  it('ends every line, the last one too, and changes none', () => {
    expect(logText('{"kiebitz": 1}', [])).toBe('{"kiebitz": 1}\n')
    expect(logText('{ }', ['{"do":"end" }\r', ' {}'])).toBe('{ }\n{"do":"end" }\r\n {}\n')
  })
})
