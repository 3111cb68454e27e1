import { type Line, milliseconds, print, times } from '../report'
import type { SetFigures } from './measure'
import { type Deciphering, type Finding, LEVELS, ratio, type Share } from './metrics'
import type { Speed } from './speed'
import { KINDS } from './truth'

/** `0.953 (123/129)`; a dash where there was nothing to count. */
export const figure = (share: Share): string =>
  share.of === 0 ? '–' : `${ratio(share).toFixed(3)} (${share.hits}/${share.of})`

/** A table for people: the first row is its head. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}

interface Rival {
  readonly name: string
  /** Undefined where it was left out. */
  readonly share: Share | undefined
}

/** One comparison of shares; more is better. */
function beside(what: string, ours: Share, aim: number, rival?: Rival): Line {
  const theirs = rival?.share
  return {
    what: theirs ? `${what} : ${rival.name}` : what,
    ours: figure(ours),
    theirs: theirs ? figure(theirs) : '',
    result: theirs && theirs.hits > 0 && ours.of > 0 ? times(ratio(ours) / ratio(theirs)) : '',
    aim: `≥ ${aim}`,
    met: ours.of > 0 && ratio(ours) >= aim,
  }
}

type Figures = readonly (readonly [set: string, figures: SetFigures])[]

/** All that was measured: comparisons first, then everything about ours. */
export function report(figures: ReadonlyMap<string, SetFigures>, speed: Speed | undefined): string {
  const sets = [...figures]
  return [
    print([...sets.flatMap(([name, set]) => comparisons(name, set)), ...(speed ? speedLines(speed) : [])]),
    findingTable(sets),
    decipheringTable(sets),
    reliabilityTable(sets),
    matchingTable(sets),
    table([
      ['ms a picture', 'ours', 'OpenCV.js'],
      ...sets.map(([name, { ms, contours }]) => [name, ms.toFixed(0), contours?.ms.toFixed(0) ?? '']),
    ]),
    ...sets.flatMap(([name, { families, deciphering }]) => [
      ...(Object.keys(families).length > 1 ? [`${name}, numerals by family: ${listed(families)}`] : []),
      ...(mistakes(deciphering.confusion) ? [`${name}, numerals mistaken: ${mistakes(deciphering.confusion)}`] : []),
      ...(mistakes(deciphering.colourConfusion)
        ? [`${name}, colours mistaken: ${mistakes(deciphering.colourConfusion)}`]
        : []),
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const listed = (shares: Readonly<Record<string, Share>>) =>
  Object.entries(shares)
    .map(([name, share]) => `${name} ${figure(share)}`)
    .join(', ')

/** What is aimed at: of all cards, of single cards, of numerals, of matches and of our own decks. */
const AIM = { found: 0.97, single: 0.99, numeral: 0.98, matched: 0.97, own: 0.999 }

function comparisons(
  name: string,
  { finding, visible, contours, ocr, matching, ownDeck }: SetFigures,
): readonly Line[] {
  const byContours = (share: Share | undefined): Rival => ({ name: 'OpenCV.js contours', share })
  const lines: Line[] = []
  if (finding.recall[0.75].of > 0) {
    const rival = byContours(contours?.recall[0.75])
    lines.push(beside(`${name}: found, IoU ≥ 0.75`, finding.recall[0.75], AIM.found, rival))
  }
  if (visible) lines.push(beside(`${name}: found, as a whole or as far as seen`, visible.recall[0.75], AIM.found))
  if (finding.single[0.5].of > 0) {
    const rival = byContours(contours?.single[0.5])
    lines.push(beside(`${name}: one card, and just that found`, finding.single[0.5], AIM.single, rival))
  }
  if (finding.onBare.of > 0) lines.push(onBare(name, finding.onBare, contours?.onBare))
  if (ocr) {
    const rival = { name: 'tesseract.js, same cards', share: ocr.theirs }
    lines.push(beside(`${name}: numerals`, ocr.ours, AIM.numeral, rival))
  }
  if (matching && matching.top1.ours.of > 0) {
    const { ours, hash, thumbnail } = matching.top1
    const what = `${name}: known after one photo each of ${matching.faces} faces`
    lines.push(beside(what, ours, AIM.matched, { name: 'perceptual hash', share: hash }))
    lines.push(beside(what, ours, AIM.matched, { name: 'colour thumbnail', share: thumbnail }))
  }
  if (ownDeck) lines.push(beside(`${name}: found and called by name`, ownDeck, AIM.own))
  return lines
}

const FAST_MS = 300

function speedLines({ node, chromium, rivals }: Speed): readonly Line[] {
  return [['Node', node] as const, ['Chromium', chromium] as const].flatMap(([where, medians]) => {
    if (!medians) return []
    const { all, decode, find, refine, read } = medians
    const steps = `decoded ${decode.toFixed(0)}, found ${find.toFixed(0)}, refined ${refine.toFixed(0)}, read ${read.toFixed(0)}`
    return [
      {
        what: `12 megapixels, three cards, ${where} WASM (ms: ${steps})${rivals === undefined ? '' : ' : OpenCV.js and tesseract.js in Node'}`,
        ours: milliseconds(all),
        theirs: rivals === undefined ? '' : milliseconds(rivals),
        result: rivals === undefined ? '' : `${times(rivals / all)} faster`,
        aim: `< ${FAST_MS} ms`,
        met: all < FAST_MS,
      },
    ]
  })
}

function onBare(name: string, ours: Share, theirs: Share | undefined): Line {
  return {
    what: `${name}: a card seen where there is none${theirs ? ' : OpenCV.js contours' : ''}`,
    ours: figure(ours),
    theirs: theirs ? figure(theirs) : '',
    result: theirs && ours.hits > 0 ? `${times(ratio(theirs) / ratio(ours))} less` : '',
    aim: '< 0.01',
    met: ratio(ours) < 0.01,
  }
}

function findingTable(sets: Figures): string {
  return table([
    ['finding', 'IoU', 'recall', ...KINDS, 'precision', 'single', 'counted', 'on bare'],
    ...sets.flatMap(([name, { finding, visible }]) => [
      ...findingRows(name, finding),
      ...(visible ? findingRows('  or as far as seen', visible) : []),
    ]),
  ])
}

function findingRows(name: string, finding: Finding): readonly (readonly string[])[] {
  return LEVELS.map((level, i) => [
    i === 0 ? name : '',
    `${level}`,
    figure(finding.recall[level]),
    ...KINDS.map((kind) => figure(finding.recallOf[kind][level])),
    figure(finding.precision[level]),
    figure(finding.single[level]),
    ...(i === 0 ? [figure(finding.counted), figure(finding.onBare)] : []),
  ])
}

function decipheringTable(sets: Figures): string {
  return table([
    [
      ...['reading', 'numeral', 'bearing one', 'none', 'end to end', 'six', 'nine', 'swapped', 'left open', 'colour'],
      ...['upright', 'far', 'dark', 'glare', 'blurred'],
    ],
    ...sets.flatMap(([name, { deciphering, exact, worst }]) => [
      [name, ...[...readingShares(deciphering), worst.far, worst.dark, worst.glare, worst.blurred].map(figure)],
      ...(exact ? [['  true corners', ...readingShares(exact).map(figure)]] : []),
    ]),
  ])
}

function readingShares(figures: Deciphering): readonly Share[] {
  const { numeral, bearing, none, endToEnd, six, nine, swapped, undecidable, colour, upright } = figures
  return [numeral, bearing, none, endToEnd, six, nine, swapped, undecidable, colour, upright]
}

function reliabilityTable(sets: Figures): string {
  return table([
    ['confidence', 'calibration error', 'over 0.9 right', 'over 0.9', 'taken unasked: right'],
    ...sets.map(([name, { deciphering }]) => [
      name,
      Number.isNaN(deciphering.reliability.error) ? '–' : deciphering.reliability.error.toFixed(3),
      figure(deciphering.reliability.sure),
      figure(deciphering.reliability.isSure),
      figure(deciphering.reliability.accepted),
    ]),
  ])
}

function matchingTable(sets: Figures): string {
  return table([
    [
      'matching',
      'faces',
      'top 1',
      'end to end',
      'strangers rejected',
      'taken unasked: right',
      'taken unasked',
      'far',
      'dark',
      'glare',
      'blurred',
    ],
    ...sets.flatMap(([name, { matching }]) => {
      if (!matching) return []
      const { faces, top1, endToEnd, strangers, accepted, isAccepted, worst } = matching
      const shares = [
        top1.ours,
        endToEnd,
        strangers,
        accepted,
        isAccepted,
        worst.far,
        worst.dark,
        worst.glare,
        worst.blurred,
      ]
      return [[name, `${faces}`, ...shares.map(figure)]]
    }),
  ])
}

/** What was mistaken for what, the commonest first: `9 → 6: 12`. */
function mistakes(confusion: Deciphering['confusion']): string {
  return Object.entries(confusion)
    .flatMap(([there, row]) =>
      Object.entries(row)
        .filter(([read]) => read !== there)
        .map(([read, often]) => ({ text: `${there} → ${read}: ${often}`, often })),
    )
    .sort((a, b) => b.often - a.often)
    .map(({ text }) => text)
    .join(', ')
}
