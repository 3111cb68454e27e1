import { CARD_COLOURS, NUMERALS } from '@/lib/vision/reading'
import type { SetFigures } from './measure'
import { type Deciphering, LEVELS, type Share } from './metrics'
import { figure } from './tables'
import { KINDS } from './truth'

type Sets = readonly (readonly [set: string, figures: SetFigures])[]
type Confusion = Deciphering['confusion']

/** Sets whose confusions are added up, by their names; `deck-1` is of a held-out design, `deck-1-on-photographs` UNO-like. */
const GROUPS = {
  photographs: /^(cards-|symbols)/,
  'unseen designs': /^(held-out|deck-\d$)/,
  'a family of a kind of its own': /^posters/,
  'UNO-like, unseen fonts': /^(uno-(?!discord)|deck-\d-on-)/,
  'new designs of known families': /^known/,
  'our own': /^own-/,
  'decks by other hands': /^(?!own-|uno-on|known-|held-out-|posters-|deck-\d).+-on-photographs$/,
} as const

const HEAD = `# Figures

Written by \`npm run bench:vision -- --alone --no-speed --figures models/figures.md\`: not to be edited. What the sets show: [README.md](README.md#figures).
`

/** All that was measured, as Markdown: finding, reading by condition, certainty, taught decks, and what is taken for what. */
export function figuresPage(figures: ReadonlyMap<string, SetFigures>): string {
  const sets = [...figures]
  return [
    HEAD,
    section(
      'Found',
      'Cards found, of all; by how they lie, at IoU 0.75. "Small" and "large" are cards far away and near.',
    ),
    foundTable(sets),
    kindsTable(sets),
    section(
      'Read',
      'Of the cards that are found (IoU 0.5); "of all" counts those that are not found as well. 6 and 9 that nothing tells apart are to be left open. Far, dark, glare and blurred: numerals of the quarter of the cards that is worst to make out so, or of all where none is worse than the others.',
    ),
    readTable(sets),
    conditionsTable(sets),
    section(
      'Sure',
      'How far confidence and truth lie apart (expected calibration error), and what is read with more than 0.9.',
    ),
    sureTable(sets),
    section(
      'Taught',
      'Each face from one photograph, taken at random, many times over; the others are to be called by its name.',
    ),
    taughtTable(sets),
    section(
      'Numerals taken for others',
      'What was there, how many of it were read right, and what the others were read as.',
    ),
    confusionTable(sets, [...NUMERALS.filter((numeral) => /\d|½/.test(numeral)), 'none'], (set) => set.confusion),
    section('Colours taken for others', ''),
    confusionTable(sets, CARD_COLOURS, (set) => set.colourConfusion),
  ]
    .filter((part) => part !== '')
    .join('\n')
}

const section = (title: string, said: string) => `## ${title}\n${said === '' ? '' : `\n${said}\n`}`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${[head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`
}

function foundTable(sets: Sets): string {
  return table(
    [
      'set',
      'pictures',
      ...LEVELS.map((level) => `IoU ${level}`),
      'as far as seen, 0.75',
      'are cards, 0.5',
      'exactly the one card',
      'a card where none is',
    ],
    sets.map(([name, { pictures, finding, visible }]) => [
      name,
      `${pictures}`,
      ...LEVELS.map((level) => figure(finding.recall[level])),
      visible ? figure(visible.recall[0.75]) : '–',
      figure(finding.precision[0.5]),
      figure(finding.single[0.5]),
      figure(finding.onBare),
    ]),
  )
}

function kindsTable(sets: Sets): string {
  const placed = sets.filter(([, { finding }]) => KINDS.some((kind) => finding.recallOf[kind][0.75].of > 0))
  return table(
    ['set', ...KINDS],
    placed.map(([name, { finding }]) => [name, ...KINDS.map((kind) => figure(finding.recallOf[kind][0.75]))]),
  )
}

const isRead = ([, { deciphering }]: Sets[number]) => deciphering.numeral.of > 0

function readTable(sets: Sets): string {
  const shares = ({
    numeral,
    bearing,
    none,
    endToEnd,
    six,
    nine,
    swapped,
    undecidable,
    colour,
    upright,
  }: Deciphering) => [numeral, bearing, none, endToEnd, six, nine, swapped, undecidable, colour, upright].map(figure)
  return table(
    [
      'set',
      'numeral, or none',
      'numerals',
      'none',
      'of all',
      '6',
      '9',
      'one for the other',
      'left open',
      'colour',
      'way up',
    ],
    sets
      .filter(isRead)
      .flatMap(([name, { deciphering, exact }]) => [
        [name, ...shares(deciphering)],
        ...(exact ? [[`${name}, true corners`, ...shares(exact)]] : []),
      ]),
  )
}

function conditionsTable(sets: Sets): string {
  return table(
    ['set', 'far', 'dark', 'glare', 'blurred'],
    sets
      .filter(isRead)
      .map(([name, { worst }]) => [name, ...[worst.far, worst.dark, worst.glare, worst.blurred].map(figure)]),
  )
}

function sureTable(sets: Sets): string {
  return table(
    ['set', 'calibration error', 'over 0.9', 'right of these'],
    sets.filter(isRead).map(
      ([
        name,
        {
          deciphering: { reliability },
        },
      ]) => [name, reliability.error.toFixed(3), figure(reliability.isSure), figure(reliability.sure)],
    ),
  )
}

function taughtTable(sets: Sets): string {
  return table(
    ['set', 'faces', 'of those found', 'of all', 'strangers refused', 'far', 'dark', 'glare', 'blurred'],
    sets.flatMap(([name, { matching }]) => {
      if (!matching || matching.top1.ours.of === 0) return []
      const { faces, top1, endToEnd, strangers, worst } = matching
      const shares = [top1.ours, endToEnd, strangers, worst.far, worst.dark, worst.glare, worst.blurred]
      return [[name, `${faces}`, ...shares.map(figure)]]
    }),
  )
}

function confusionTable(sets: Sets, classes: readonly string[], of: (figures: Deciphering) => Confusion): string {
  const groups = Object.entries(GROUPS).flatMap(([group, names]) => {
    const confusions = sets.filter(([name]) => names.test(name)).map(([, { deciphering }]) => of(deciphering))
    return confusions.some((each) => Object.keys(each).length > 0) ? [{ group, confusions }] : []
  })
  return table(
    ['', ...groups.map(({ group }) => group)],
    classes
      .map((there) => [there, ...groups.map(({ confusions }) => readAs(there, confusions))])
      .filter((row) => row.slice(1).some((cell) => cell !== '–')),
  )
}

/** `23 of 25; 6: 2`: so many of so many read right, and what the others were taken for, the commonest first. */
function readAs(there: string, confusions: readonly Confusion[]): string {
  const often = new Map<string, number>()
  for (const confusion of confusions) {
    for (const [read, times] of Object.entries(confusion[there] ?? {})) often.set(read, (often.get(read) ?? 0) + times)
  }
  const { hits, of }: Share = {
    hits: often.get(there) ?? 0,
    of: [...often.values()].reduce((sum, each) => sum + each, 0),
  }
  if (of === 0) return '–'
  const others = [...often].filter(([read]) => read !== there).sort(([, a], [, b]) => b - a)
  return [`${hits} of ${of}`, others.map(([read, times]) => `${read}: ${times}`).join(', ')].filter(Boolean).join('; ')
}
