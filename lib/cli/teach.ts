import { chmodSync, existsSync, lstatSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { getSystemErrorMap, parseArgs } from 'node:util'
import { type Taught, teach as taughtDeck } from '@/lib/vision/deck'
import { deckText, isLabel, MOST_FACES, MOST_LOOKS } from '@/lib/vision/deck-file'
import { type Quad, sides, signedArea, turned } from '@/lib/vision/polygon'
import type { Reading } from '@/lib/vision/reading'
import type { Card, Recogniser } from '@/lib/vision/recogniser'
import { rectangle } from '@/lib/vision/warp'
import { fromWhereCalled } from './called'
import { complain, inLine } from './output'
import { type Photo, PhotoError, readPhoto } from './photo'

const USAGE = 'Usage: npm run --silent teach -- --out DECK.json LABEL=PHOTO...   (a photo shows one card)'

const TAUGHT = 0
const REFUSED = 2

interface Lesson {
  readonly label: string
  readonly file: string
}

/**
 * Writes a deck file from photos of its faces, one or more each.
 *
 * @param args the command line behind `teach`.
 * @returns the exit status; 2 where anything was wrong, and then nothing is written.
 */
export default async function teach(args: string[]): Promise<number> {
  const asked = readArguments(args)
  if (typeof asked === 'string') return refused([asked])
  const { out, lessons } = asked
  // Loaded only now: who mistypes need not wait for it.
  const { openRecogniser } = await import('./vision')
  const recogniser = await openRecogniser()
  const taught: Taught[] = []
  const faults: string[] = []
  for (const { label, file } of lessons) {
    try {
      const photo = await readPhoto(fromWhereCalled(file, 'teach'))
      taught.push({ label, reading: await readingOf(photo, recogniser) })
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error
      faults.push(`${inLine(file)}: ${error.message}`)
    }
  }
  if (faults.length > 0) return refused(faults)
  const fault = write(fromWhereCalled(out, 'teach'), deckText(taughtDeck(taught)))
  return fault === undefined ? TAUGHT : refused([`${inLine(out)}: cannot be written: ${fault}`])
}

function refused(faults: readonly string[]): number {
  complain(faults)
  return REFUSED
}

function readArguments(args: string[]): { out: string; lessons: Lesson[] } | string {
  let read: ReturnType<typeof parsed>
  try {
    read = parsed(args)
  } catch {
    return USAGE
  }
  const { values, positionals } = read
  if (!values.out || positionals.length === 0) return USAGE
  const lessons: Lesson[] = []
  for (const argument of positionals) {
    const lesson = lessonOf(argument)
    if (!lesson) return `${inLine(argument)}: not LABEL=PHOTO\n${USAGE}`
    if (!isLabel(lesson.label)) return `${inLine(argument)}: the label is empty or too long`
    lessons.push(lesson)
  }
  const fault = tooMuch(lessons)
  return fault ?? { out: values.out, lessons }
}

/** What is beyond a deck file's bounds, if anything. */
function tooMuch(lessons: readonly Lesson[]): string | undefined {
  const photos = new Map<string, number>()
  for (const { label } of lessons) photos.set(label, (photos.get(label) ?? 0) + 1)
  if (photos.size > MOST_FACES) return `${photos.size} labels: a deck has ${MOST_FACES} at the most`
  const [most] = [...photos].filter(([, count]) => count > MOST_LOOKS)
  return most && `${inLine(most[0])}: ${most[1]} photos: a label has ${MOST_LOOKS} at the most`
}

function parsed(args: string[]) {
  return parseArgs({ args, options: { out: { type: 'string' } }, allowPositionals: true })
}

/** The label is any text and may have = in it, as may the file's name: the first = behind which a file is. */
function lessonOf(argument: string): Lesson | undefined {
  const lessons = [...argument.matchAll(/=/g)].map(({ index }) => ({
    label: argument.slice(0, index),
    file: argument.slice(index + 1),
  }))
  return lessons.find(({ file }) => file !== '' && existsSync(fromWhereCalled(file, 'teach'))) ?? lessons[0]
}

/** The photo's card; where none is found, the card fills the photo. */
async function readingOf({ picture }: Photo, recogniser: Recogniser): Promise<Reading> {
  const [first, ...others] = await recogniser.recognise(picture)
  if (first) return others.reduce(clearer, first).reading
  const whole = rectangle(0, 0, picture.width, picture.height)
  const [reading] = await recogniser.read(picture, [upright(whole)])
  return reading as Reading
}

/** Of two cards in one photo the one that it was taken of: surely a card, and large. */
function clearer(one: Card, other: Card): Card {
  const weight = ({ presence, corners }: Card) => presence * Math.sqrt(signedArea(corners))
  return weight(other) > weight(one) ? other : one
}

function upright(quad: Quad): Quad {
  const [across, along] = sides(quad)
  return across > along ? turned(quad, 1) : quad
}

/** Writes a file, where it is one whole or not at all. @returns what is wrong, if anything. */
function write(path: string, text: string): string | undefined {
  try {
    if (isFile(path)) replace(path, text)
    else writeFileSync(path, text)
    return undefined
  } catch (error) {
    const known = getSystemErrorMap().get((error as NodeJS.ErrnoException).errno ?? 0)
    if (!known) throw error
    return known[1]
  }
}

/** False for what only passes text on, such as a pipe or /dev/stdout, and for a link to where nothing is yet. */
function isFile(path: string): boolean {
  const there = statSync(path, { throwIfNoEntry: false }) ?? lstatSync(path, { throwIfNoEntry: false })
  return there?.isFile() ?? true
}

/** Links stay links, and whoever may read or write the file still may. */
function replace(path: string, text: string): void {
  const file = existsSync(path) ? realpathSync(path) : path
  const draft = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(draft, text, { flush: true })
    if (existsSync(file)) chmodSync(draft, statSync(file).mode & 0o777)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
