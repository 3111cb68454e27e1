import { parseArgs } from 'node:util'
import type { FaceDeck } from '@/lib/vision/deck'
import { DeckError } from '@/lib/vision/deck-file'
import type { Card, Recogniser } from '@/lib/vision/recogniser'
import { fromWhereCalled } from './called'
import { openDeck } from './decks'
import { complain, inLine, Output } from './output'
import { inPhoto, type Photo, PhotoError, readPhoto } from './photo'

const USAGE =
  'Usage: npm run --silent recognise -- [--json] [--deck FILE|mezza|mau-mau|misch-masch|merge] PHOTO...   (- is standard input)'

const READ = 0
const UNREADABLE = 2

interface Asked {
  readonly files: readonly string[]
  readonly json: boolean
  readonly deck: FaceDeck | undefined
}

/**
 * Finds and reads the cards of photos, and prints them: with `--json` an object a line for each photo.
 *
 * @param args the command line behind `recognise`.
 * @returns the exit status.
 */
export default async function recognise(args: string[]): Promise<number> {
  const asked = readArguments(args)
  if (typeof asked === 'string') {
    complain([asked])
    return UNREADABLE
  }
  const output = new Output(process.stdout)
  // Loaded only now: who mistypes need not wait for it.
  const { openRecogniser } = await import('./vision')
  const recogniser = await openRecogniser()
  let status = READ
  // While one photo is looked at, the next is decoded.
  let next = decode(asked.files[0])
  for (const [index, file] of asked.files.entries()) {
    const photo = await next
    next = decode(asked.files[index + 1])
    if (photo instanceof PhotoError) {
      complain([`${inLine(file)}: ${photo.message}`])
      status = UNREADABLE
    } else if (photo) {
      output.add(await reportOf(file, photo, recogniser, asked))
      await output.flush()
      if (output.closed) break
    }
  }
  await next
  return status
}

function readArguments(args: string[]): Asked | string {
  let read: ReturnType<typeof parsed>
  try {
    read = parsed(args)
  } catch {
    return USAGE
  }
  const { values, positionals: files } = read
  if (files.length === 0) return USAGE
  if (values.deck === undefined) return { files, json: values.json, deck: undefined }
  try {
    const deck = openDeck(values.deck, fromWhereCalled(values.deck, 'recognise'))
    return { files, json: values.json, deck }
  } catch (error) {
    if (error instanceof DeckError) return `${inLine(values.deck)}: ${error.message}`
    throw error
  }
}

function parsed(args: string[]) {
  return parseArgs({
    args,
    options: { json: { type: 'boolean', default: false }, deck: { type: 'string' } },
    allowPositionals: true,
  })
}

/** Rejects only where the fault is ours. */
async function decode(file: string | undefined): Promise<Photo | PhotoError | undefined> {
  if (file === undefined) return undefined
  try {
    return await readPhoto(file === '-' ? null : fromWhereCalled(file, 'recognise'))
  } catch (error) {
    if (error instanceof PhotoError) return error
    throw error
  }
}

async function reportOf(file: string, photo: Photo, recogniser: Recogniser, { json, deck }: Asked): Promise<string> {
  const cards = await recogniser.recognise(photo.picture, deck && { deck })
  return json ? jsonLine(file, photo, cards) : text(file, photo, cards, deck !== undefined)
}

function jsonLine(file: string, photo: Photo, cards: readonly Card[]): string {
  const shown = cards.map((card) => ({
    corners: inPhoto(card.corners, photo).map((corner) => corner.map((value) => rounded(value, 2))),
    numeral: card.numeral,
    confidence: rounded(card.confidence, 4),
    colour: card.colour,
    card: card.card,
    match: rounded(card.match, 4),
  }))
  return `${JSON.stringify({ file, width: photo.width, height: photo.height, cards: shown })}\n`
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

function text(file: string, photo: Photo, cards: readonly Card[], withDeck: boolean): string {
  const count = cards.length === 0 ? 'no cards' : cards.length === 1 ? '1 card' : `${cards.length} cards`
  const lines = cards.map((card) => {
    const corners = inPhoto(card.corners, photo).map((corner) => corner.map(Math.round).join(','))
    const what = [card.numeral ?? 'no number', card.colour ?? 'no colour', percent(card.confidence)]
    if (withDeck) what.push(card.card === null ? 'not of this deck' : `${inLine(card.card)} ${percent(card.match)}`)
    return `  ${what.join(' · ')} · ${corners.join(' ')}\n`
  })
  return `${inLine(file)} · ${photo.width} × ${photo.height} · ${count}\n${lines.join('')}`
}

const percent = (probability: number) => `${Math.round(probability * 100)} %`
