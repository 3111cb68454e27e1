import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Face, FaceDeck } from './deck'
import { deck, looks, withMiddle } from './deck.fixture'
import { DeckError, deckText, readDeck } from './deck-file'
import { CARD_COLOURS, NUMERALS, SUITS } from './reading'

const anyFace: fc.Arbitrary<Face> = fc.record({
  label: fc.string({ minLength: 1, maxLength: 200, unit: 'binary' }),
  looks: fc.array(
    fc.tuple(fc.nat(1000), fc.boolean()).map(([seed, near]) => (near ? withMiddle(seed, seed + 1) : looks(seed))),
    { minLength: 1, maxLength: 4 },
  ),
  numeral: fc.option(fc.constantFrom(...NUMERALS)),
  colour: fc.option(fc.constantFrom(...CARD_COLOURS)),
  suit: fc.option(fc.constantFrom(...SUITS)),
})

const anyDeck: fc.Arbitrary<FaceDeck> = fc.record(
  {
    faces: fc.uniqueArray(anyFace, { minLength: 1, maxLength: 12, selector: ({ label }) => label }),
    back: anyFace,
  },
  { requiredKeys: ['faces'] },
)

const back: Face = { label: 'back', looks: [looks(500)], numeral: 'other', colour: 'none', suit: null }
const allOf = ({ faces, back }: FaceDeck): readonly Face[] => [...faces, ...(back ? [back] : [])]

describe('a deck file', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyDeck, (written) => {
        const read = readDeck(deckText(written))
        expect(allOf(read).map(({ looks: _, ...face }) => face)).toEqual(
          allOf(written).map(({ looks: _, ...face }) => face),
        )
        allOf(read).forEach(({ looks }, index) => {
          looks.forEach((seen, photo) => {
            const wanted = allOf(written)[index]!.looks[photo]!
            expect(Math.max(...seen.map((value, at) => Math.abs(value - wanted[at]!)))).toBeLessThan(1e-4)
          })
        })
        expect(deckText(read)).toBe(deckText(readDeck(deckText(read))))
      }),
      { numRuns: 40 },
    )
  })

  it('of before suits were read has none', () => {
    const written = JSON.parse(deckText({ faces: deck.faces.slice(0, 2) })) as { faces: { suit?: string }[] }
    for (const face of written.faces) delete face.suit
    expect(readDeck(JSON.stringify(written)).faces.map(({ suit }) => suit)).toEqual([null, null])
  })

  it('is small', () => {
    expect(deckText(deck).length).toBeLessThan(120 * 600)
  })

  const good = JSON.parse(deckText({ faces: deck.faces.slice(0, 2) })) as Record<string, unknown>
  const [face] = good.faces as [Record<string, unknown>]
  const [embedding] = face.embeddings as [string]
  const withFace = (change: object) => JSON.stringify({ ...good, faces: [{ ...face, ...change }] })

  it.each<[string, string, string]>([
    ['nothing', '', 'not a deck file: it is no JSON'],
    ['cut off', deckText(deck).slice(0, 5000), 'not a deck file: it is no JSON'],
    ['brackets', '['.repeat(100_000), 'not a deck file: it is no JSON'],
    ['another thing', '[]', 'not a deck file'],
    ['null', 'null', 'not a deck file'],
    ['a table log', '{"kiebitz":1,"game":"mezza"}', 'not a deck file'],
    ['a later version', JSON.stringify({ ...good, version: 2 }), 'a deck file of another version than 1'],
    ['no faces', JSON.stringify({ ...good, faces: [] }), '"faces" must be a list of 1 to 1000'],
    [
      'too many faces',
      JSON.stringify({ ...good, faces: Array(1001).fill(face) }),
      '"faces" must be a list of 1 to 1000',
    ],
    [
      'faces that are no list',
      JSON.stringify({ ...good, faces: { length: 1 } }),
      '"faces" must be a list of 1 to 1000',
    ],
    ['a face twice', JSON.stringify({ ...good, faces: [face, face] }), 'two faces are called "card 0"'],
    ['no label', withFace({ label: '' }), 'face 1 is damaged: "label"'],
    ['a label that is a number', withFace({ label: 7 }), 'face 1 is damaged: "label"'],
    ['a long label', withFace({ label: 'x'.repeat(201) }), 'face 1 is damaged: "label"'],
    ['a numeral of no card', withFace({ numeral: '11' }), 'face 1 is damaged: "numeral"'],
    ['a colour of every object', withFace({ colour: 'constructor' }), 'face 1 is damaged: "colour"'],
    ['no embeddings', withFace({ embeddings: [] }), 'face 1 is damaged: "embeddings"'],
    ['an embedding cut off', withFace({ embeddings: [embedding.slice(4)] }), 'face 1 is damaged: "embeddings"'],
    ['two texts in one', withFace({ embeddings: [embedding + embedding] }), 'face 1 is damaged: "embeddings"'],
    [
      'a middle of nothing',
      withFace({ embeddings: [btoa(atob(embedding) + '\0'.repeat(256))] }),
      'the face "card 0" is damaged: "embeddings"',
    ],
    ['no base64', withFace({ embeddings: [`${embedding.slice(0, -3)}!!!`] }), 'face 1 is damaged: "embeddings"'],
    [
      'misplaced padding',
      withFace({ embeddings: [`${embedding.slice(0, -3)}AA=`] }),
      'the face "card 0" is damaged: "embeddings"',
    ],
    [
      'an embedding of nothing',
      withFace({ embeddings: ['A'.repeat(embedding.length - 2) + embedding.slice(-2)] }),
      'the face "card 0" is damaged: "embeddings"',
    ],
    [
      'damaged at its back',
      JSON.stringify({ ...good, back: { ...face, embeddings: ['AAAA'] } }),
      'its back is damaged',
    ],
    ['a face that is null', JSON.stringify({ ...good, faces: [null] }), 'face 1 is damaged'],
  ])('that is %s is refused', (_, text, fault) => {
    expect(() => readDeck(text)).toThrow(new DeckError(fault))
  })

  it('may say more than we know of', () => {
    const more = { ...good, __proto__: { faces: [] }, made: 'by a later version' }
    expect(readDeck(JSON.stringify(more)).faces).toHaveLength(2)
  })

  it('is read or refused in one line, however it was changed', () => {
    const text = deckText({ faces: deck.faces.slice(0, 3), back })
    const cut = fc.record({ at: fc.nat(text.length), drop: fc.nat(40), put: fc.string({ maxLength: 6 }) })
    fc.assert(
      fc.property(fc.array(cut, { minLength: 1, maxLength: 3 }), (cuts) => {
        const changed = cuts.reduce(
          (before, { at, drop, put }) => before.slice(0, at) + put + before.slice(at + drop),
          text,
        )
        expect(readOrRefuse(changed)).toMatch(/^(read|[^\n]{5,300})$/)
      }),
      { numRuns: 1000 },
    )
  })

  it('is refused, whatever else it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.object().map((value) => JSON.stringify({ ...good, ...value })),
        ),
        (text) => {
          expect(readOrRefuse(text)).toMatch(/^(read|[^\n]{5,300})$/)
        },
      ),
    )
  })
})

function readOrRefuse(text: string): string {
  try {
    for (const { looks } of allOf(readDeck(text))) {
      for (const seen of looks) expect(seen.every(Number.isFinite)).toBe(true)
    }
    return 'read'
  } catch (error) {
    if (!(error instanceof DeckError)) throw error
    return error.message
  }
}
