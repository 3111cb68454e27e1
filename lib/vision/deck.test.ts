import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seeded } from '@/lib/simulate/random'
import { DeckError, deckText, type Face, type FaceDeck, forgotten, match, readDeck, taughtMore, teach } from './deck'
import { normalised } from './embedding'
import {
  CARD_COLOURS,
  type CardColour,
  NUMERALS,
  type Numeral,
  type Reading,
  SUITS,
  type Suit,
  turnedReading,
} from './reading'

/** Looks that are the same for the same seed, and about at right angles for others. */
function looks(seed: number): Float32Array {
  const random = seeded(seed)
  return normalised(Float32Array.from({ length: 128 }, () => random() + random() + random() - 1.5))
}

/** Looks that differ from another's by so much: 1 is as much as there is of it. */
function alike(seed: number, difference: number, other = seed + 1000): Float32Array {
  const [own, foreign] = [looks(seed), looks(other)]
  return normalised(own.map((value, index) => value + difference * foreign[index]!))
}

/** Looks at a whole card, and at its middle from closer. */
const withMiddle = (whole: number, middle: number) => Float32Array.of(...looks(whole), ...looks(middle))

interface Shown {
  readonly looks: Float32Array
  readonly numeral?: Partial<Record<Numeral, number>>
  readonly colour?: Partial<Record<CardColour, number>>
  readonly suit?: Partial<Record<Suit, number>>
  readonly up?: number
}

function reading({ looks, numeral = { other: 1 }, colour = { none: 1 }, suit = { none: 1 }, up = 3 }: Shown): Reading {
  return {
    numerals: Float32Array.from(NUMERALS, (name) => numeral[name] ?? 0),
    colours: Float32Array.from(CARD_COLOURS, (name) => colour[name] ?? 0),
    suits: Float32Array.from(SUITS, (name) => suit[name] ?? 0),
    up,
    looks,
  }
}

const many = Array.from({ length: 120 }, (_, index) => ({
  label: `card ${index}`,
  reading: reading({ looks: looks(index) }),
}))
const deck = teach(many)

describe('a card', () => {
  it('is the face that it looks like, of 120, either way up', () => {
    for (const { label, reading } of many) {
      const seen = {
        ...reading,
        looks: alike(
          many.findIndex((one) => one.label === label),
          0.5,
        ),
      }
      expect(match(seen, deck)).toMatchObject({ card: label })
      expect(match(turnedReading(seen), deck)).toMatchObject({ card: label })
      expect(match({ ...seen, looks: turnedReading(seen).looks }, deck).card).toBe(label)
      expect(match(seen, deck).match).toBeGreaterThan(0.9)
    }
  })

  it('is a stranger where it looks like none', () => {
    for (let seed = 200; seed < 300; seed++) {
      const { card, match: probability } = match(reading({ looks: looks(seed) }), deck)
      expect(card).toBeNull()
      expect(probability).toBeLessThan(0.1)
    }
  })

  it('is nothing of a deck without faces', () => {
    expect(match(many[0]!.reading, { faces: [] })).toEqual({ card: null, match: 0 })
  })

  it('is that of two that look alike whose number it shows', () => {
    const [three, eight] = [{ '3': 1 }, { '8': 1 }]
    const twins = teach([
      { label: 'three', reading: reading({ looks: looks(1), numeral: three }) },
      { label: 'eight', reading: reading({ looks: alike(1, 0.1), numeral: eight }) },
    ])
    const between = alike(1, 0.05)
    expect(match(reading({ looks: between, numeral: { '3': 0.9, '8': 0.1 } }), twins).card).toBe('three')
    expect(match(reading({ looks: between, numeral: { '3': 0.1, '8': 0.9 } }), twins).card).toBe('eight')
  })

  it('is that of two that look alike whose colour it shows', () => {
    const twins = teach([
      { label: 'red', reading: reading({ looks: looks(1), colour: { red: 1 } }) },
      { label: 'blue', reading: reading({ looks: looks(1), colour: { blue: 1 } }) },
    ])
    expect(match(reading({ looks: looks(1), colour: { red: 0.2, blue: 0.8 } }), twins).card).toBe('blue')
  })

  it('is that of two that look alike whose suit it shows', () => {
    const twins = teach([
      { label: '8 of hearts', reading: reading({ looks: looks(1), suit: { hearts: 1 } }) },
      { label: '8 of diamonds', reading: reading({ looks: alike(1, 0.1), suit: { diamonds: 1 } }) },
    ])
    const seen = (suit: Partial<Record<Suit, number>>) => reading({ looks: looks(1), suit })
    expect(match(seen({ hearts: 0.1, diamonds: 0.9 }), twins).card).toBe('8 of diamonds')
    expect(match(seen({ hearts: 0.9, diamonds: 0.1 }), twins).card).toBe('8 of hearts')
    const untold = { faces: twins.faces.map((face) => ({ ...face, suit: null })) }
    expect(match(seen({ spades: 1 }), untold).match).toBeGreaterThan(match(seen({ spades: 1 }), twins).match)
    // What is read alone makes no card of a deck that looks like none of it.
    expect(match(reading({ looks: looks(2), suit: { diamonds: 1 } }), twins).card).toBeNull()
  })

  it('is that of two that are each the other upside down which is right way up', () => {
    const six = looks(6)
    const sixes = { '6': 0.5, '9': 0.5 }
    const pair = teach([
      { label: '6', reading: reading({ looks: six, numeral: sixes }) },
      { label: '9', reading: reading({ looks: turnedReading(reading({ looks: six })).looks, numeral: sixes }) },
    ])
    expect(match(reading({ looks: six, numeral: sixes, up: 8 }), pair).card).toBe('6')
    expect(match(reading({ looks: six, numeral: sixes, up: -8 }), pair).card).toBe('9')
  })
})

describe('teaching more', () => {
  it('knows a face by its new photos too, and what it knew before', () => {
    const before = teach([
      { label: 'a', reading: reading({ looks: looks(1), numeral: { '7': 1 } }) },
      { label: 'b', reading: reading({ looks: looks(2) }) },
    ])
    const after = taughtMore(before, [
      { label: 'a', reading: reading({ looks: looks(3), numeral: { '7': 1 } }) },
      { label: 'c', reading: reading({ looks: looks(4) }) },
    ])
    expect(after.faces.map(({ label, looks }) => [label, looks.length])).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 1],
    ])
    expect(after.faces[0]?.numeral).toBe('7')
    expect(match(reading({ looks: looks(3), numeral: { '7': 1 } }), after).card).toBe('a')
    expect(match(reading({ looks: looks(4) }), after).card).toBe('c')
    expect(before.faces.length).toBe(2)
  })

  it('keeps the first photo of a face and the last ones, however many there were', () => {
    let deck = teach([{ label: 'a', reading: reading({ looks: looks(0) }) }])
    for (let photo = 1; photo <= 40; photo++) {
      deck = taughtMore(deck, [{ label: 'a', reading: reading({ looks: looks(photo) }) }])
    }
    const kept = deck.faces[0]?.looks ?? []
    expect(kept.length).toBe(12)
    expect([kept[0], kept[1], kept[11]]).toEqual([looks(0), looks(30), looks(40)])
  })

  it('holds a card whose way up nobody knows as it was held the first time', () => {
    const deck = taughtMore(teach([{ label: 'a', reading: reading({ looks: looks(1) }) }]), [
      { label: 'a', reading: turnedReading(reading({ looks: alike(1, 0.2), up: 0.2 })) },
    ])
    expect(deck.faces[0]?.looks[1]).toEqual(alike(1, 0.2))
  })

  it('forgets a face', () => {
    expect(forgotten(deck, 'card 5').faces.length).toBe(deck.faces.length - 1)
    expect(forgotten(deck, 'card 5').faces.some(({ label }) => label === 'card 5')).toBe(false)
  })
})

describe('teaching', () => {
  it('keeps the faces in order, and all photos of each', () => {
    const taught = teach([
      { label: 'b', reading: reading({ looks: looks(1) }) },
      { label: 'a', reading: reading({ looks: looks(2) }) },
      { label: 'b', reading: reading({ looks: looks(3) }) },
    ])
    expect(taught.faces.map(({ label, looks }) => [label, looks.length])).toEqual([
      ['b', 2],
      ['a', 1],
    ])
    expect(match(reading({ looks: looks(3) }), taught).card).toBe('b')
  })

  it('keeps what is read where that is sure', () => {
    const face = (...numerals: Partial<Record<Numeral, number>>[]) =>
      teach(
        numerals.map((numeral) => ({
          label: 'x',
          reading: reading({ looks: looks(1), numeral, colour: { green: 0.9, none: 0.1 } }),
        })),
      ).faces[0]
    expect(face({ '3½': 0.95, '3': 0.05 })).toMatchObject({ numeral: '3½', colour: 'green' })
    expect(face({ '6': 0.6, '9': 0.4 })).toMatchObject({ numeral: null })
    expect(face({ '7': 0.99 }, { '7': 0.7 })).toMatchObject({ numeral: '7' })
    expect(face({ '7': 0.99 }, { '1': 0.99 })).toMatchObject({ numeral: null })
  })

  it('stands each card right way up, or as the first of its face', () => {
    const upsideDown = turnedReading(reading({ looks: looks(1), up: 5 }))
    expect(teach([{ label: 'x', reading: upsideDown }]).faces[0]!.looks).toEqual([looks(1)])
    const unsure = { ...upsideDown, up: -0.1 }
    const taught = teach([
      { label: 'x', reading: reading({ looks: looks(1), up: 5 }) },
      { label: 'x', reading: unsure },
      { label: 'x', reading: turnedReading(unsure) },
    ])
    expect(taught.faces[0]!.looks).toEqual([looks(1), looks(1), looks(1)])
  })
})

it('tells faces apart by their middles where they are known by nothing else', () => {
  const striped = { label: 'striped', reading: reading({ looks: withMiddle(1, 2) }) }
  const empty = { label: 'empty', reading: reading({ looks: withMiddle(1, 3) }) }
  const twins = teach([striped, empty])
  for (const { label, reading } of [striped, empty]) {
    expect(match(reading, twins).card).toBe(label)
    expect(match(turnedReading(reading), twins).card).toBe(label)
  }
  expect(match(reading({ looks: withMiddle(1, 4) }), twins).card).toBeNull()
  expect(match(reading({ looks: looks(1) }), twins).match).toBeCloseTo(0.5, 1)
})

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

const anyDeck: fc.Arbitrary<FaceDeck> = fc.record({
  faces: fc.uniqueArray(anyFace, { minLength: 1, maxLength: 12, selector: ({ label }) => label }),
})

describe('a deck file', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyDeck, (written) => {
        const read = readDeck(deckText(written))
        expect(read.faces.map(({ looks: _, ...face }) => face)).toEqual(
          written.faces.map(({ looks: _, ...face }) => face),
        )
        read.faces.forEach(({ looks }, index) => {
          looks.forEach((seen, photo) => {
            const wanted = written.faces[index]!.looks[photo]!
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
    ['a face that is null', JSON.stringify({ ...good, faces: [null] }), 'face 1 is damaged'],
  ])('that is %s is refused', (_, text, fault) => {
    expect(() => readDeck(text)).toThrow(new DeckError(fault))
  })

  it('may say more than we know of', () => {
    const more = { ...good, __proto__: { faces: [] }, made: 'by a later version' }
    expect(readDeck(JSON.stringify(more)).faces).toHaveLength(2)
  })

  it('is read or refused in one line, however it was changed', () => {
    const text = deckText({ faces: deck.faces.slice(0, 3) })
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
    for (const { looks } of readDeck(text).faces) {
      for (const seen of looks) expect(seen.every(Number.isFinite)).toBe(true)
    }
    return 'read'
  } catch (error) {
    if (!(error instanceof DeckError)) throw error
    return error.message
  }
}
