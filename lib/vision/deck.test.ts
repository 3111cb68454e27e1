import { describe, expect, it } from 'vitest'
import { type Face, type FaceDeck, forgotten, likelihoods, match, taughtMore, teach } from './deck'
import { alike, deck, looks, many, reading, withMiddle } from './deck.fixture'
import { MOST_LOOKS } from './deck-file'
import { type Numeral, type Suit, turnedReading } from './reading'

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

  it('is a stranger sooner where it is clearly seen', () => {
    const known = teach([{ label: 'sun', reading: reading({ looks: looks(1) }) }])
    // As alike as 0.62.
    const seen = { looks: alike(1, 1.07) }
    expect(match(reading({ ...seen, numeral: { other: 1 } }), known).card).toBeNull()
    expect(match(reading({ ...seen, numeral: { other: 0.8, 'no-card': 0.2 } }), known).card).toBe('sun')
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

  it('is a stranger less easily where it bears the suit of a face that it is a little like, in a deck with suits', () => {
    const taught = (suit: Suit) =>
      teach([
        { label: '8', reading: reading({ looks: looks(1), suit: { [suit]: 1 } }) },
        { label: '9', reading: reading({ looks: looks(2), suit: { spades: 1 } }) },
        { label: '10', reading: reading({ looks: looks(3), suit: { none: 1 } }) },
      ])
    const strangeness = (of: FaceDeck, suit: Suit) =>
      likelihoods(reading({ looks: alike(1, 1), suit: { [suit]: 1 } }), of).stranger
    expect(strangeness(taught('hearts'), 'hearts')).toBeLessThan(strangeness(taught('none'), 'none'))
    expect(strangeness(taught('hearts'), 'clubs')).toBeGreaterThan(strangeness(taught('hearts'), 'hearts'))
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

describe('a card that lies face down', () => {
  const faceDown: FaceDeck = { ...deck, back: { ...(deck.faces[0] as Face), label: 'back', looks: [looks(500)] } }

  it('is no face of a deck whose back is known, nor a stranger to it', () => {
    const seen = reading({ looks: alike(500, 0.3) })
    const { back, stranger } = likelihoods(seen, faceDown)
    expect(back).toBeGreaterThan(0.9)
    expect(stranger).toBeLessThan(0.1)
    expect(match(seen, faceDown).card).toBeNull()
    expect(likelihoods(seen, deck).back).toBe(0)
  })

  it('makes no face any less likely', () => {
    for (const { label, reading } of many.slice(0, 20)) {
      expect(match(reading, faceDown).card).toBe(label)
      expect(match(reading, faceDown).match).toBeCloseTo(match(reading, deck).match)
    }
  })

  it('stays what it is while the deck is taught more and forgets', () => {
    expect(taughtMore(faceDown, many.slice(0, 1)).back).toEqual(faceDown.back)
    expect(forgotten(faceDown, 'card 1').back).toEqual(faceDown.back)
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

  it('keeps as many photos of a face as a deck that was brought has, but no more than its file takes', () => {
    const [face] = deck.faces as [Face]
    const brought = (photos: number): FaceDeck => ({
      faces: [{ ...face, looks: Array.from({ length: photos }, (_, photo) => looks(photo)) }],
    })
    const photo = { label: face.label, reading: reading({ looks: looks(500) }) }
    for (const [before, after] of [
      [11, 12],
      [40, 40],
      [MOST_LOOKS, MOST_LOOKS],
      [MOST_LOOKS + 50, MOST_LOOKS],
    ] as const) {
      const kept = taughtMore(brought(before), [photo]).faces[0]?.looks ?? []
      expect(kept.length).toBe(after)
      expect([kept[0], kept.at(-1), kept.at(-2)]).toEqual([looks(0), looks(500), looks(before - 1)])
    }
  })

  describe('what stands on a face', () => {
    const photo = (label: string, numeral: Partial<Record<Numeral, number>>, colour?: 'red' | 'yellow' | 'none') => ({
      label,
      reading: reading({ looks: looks(1), numeral, colour: { [colour ?? 'none']: 1 } }),
    })
    const six = photo('9', { '6': 0.99, '9': 0.01 })
    const nine = photo('9', { '9': 0.99, '6': 0.01 })
    const unsure = photo('9', { '9': 0.5, '6': 0.5 })
    const empty: FaceDeck & { readonly game: string } = { game: 'mezza', faces: [] }

    it('is what the game prints there, also where that was not clearly read', () => {
      expect(taughtMore(empty, [unsure]).faces[0]?.numeral).toBe('9')
      expect(taughtMore({ ...empty, game: 'merge' }, [photo('y4', { '4': 0.6 })]).faces[0]).toMatchObject({
        numeral: '4',
        colour: null,
      })
      expect(taughtMore({ ...empty, game: 'merge' }, [photo('y4', { '4': 1 }, 'yellow')]).faces[0]?.colour).toBe(
        'yellow',
      )
    })

    it('is corrected where its first photo was misread, and then stays', () => {
      const misread = taughtMore(empty, [six])
      expect(misread.faces[0]?.numeral).toBeNull()
      const wrong: typeof empty = { ...empty, faces: teach([six]).faces }
      expect(wrong.faces[0]?.numeral).toBe('6')
      expect(taughtMore(wrong, [nine]).faces[0]?.numeral).toBe('9')
      expect(taughtMore(taughtMore(misread, [nine]), [six]).faces[0]?.numeral).toBe('9')
    })

    it('is not held against a deck of which the reader always reads something else', () => {
      const orange = photo('y5', { '5': 1 }, 'red')
      const once = taughtMore({ ...empty, game: 'merge' }, [orange])
      expect(taughtMore(once, [orange]).faces[0]).toMatchObject({ numeral: '5', colour: null })
    })

    it('is what is read where every deck draws as it likes', () => {
      expect(taughtMore(empty, [photo('joker', { blank: 1 })]).faces[0]?.numeral).toBe('blank')
    })

    it('is agreed on with each new photo where nobody knows what is printed', () => {
      let deck = teach([six])
      expect(deck.faces[0]?.numeral).toBe('6')
      const read = [unsure, nine, unsure, nine, nine].map((one) => {
        deck = taughtMore(deck, [one])
        return deck.faces[0]?.numeral
      })
      expect(read).toEqual(['6', null, null, '9', '9'])
      expect(taughtMore(teach([six]), [{ ...nine, label: 'another' }]).faces[0]?.numeral).toBe('6')
    })
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
