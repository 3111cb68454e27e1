import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import build from '@/lib/cli/build'
import { exported } from '@/lib/cli/export'
import { serve } from '@/lib/cli/server'
import { disagreement } from './agree'
import { bareExport } from './bare'
import { timeBareTaps } from './bare-taps'
import { judgeLogs } from './command'
import { runCompiled } from './compile'
import { ENGINES, type Engine, type EngineOptions, timedGames } from './engines'
import type { EvidenceFigures, EvidenceOptions } from './evidence'
import { type Game, simulateGames } from './games'
import { openChromium, openPhone, READY, sitDown } from './phone'
import { median, percentile, type Rates } from './race'
import { count, kilobytes, type Line, milliseconds, print, times } from './report'
import { scriptBytes } from './scripts'
import { timeShutter } from './shutter'
import { timeTaps } from './taps'
import { recordUno } from './uno'

/** What can be measured, and what is said while one waits. */
const PARTS = {
  engines: { takes: 'The engines take a minute …', measure: engines },
  evidence: { takes: 'The evidence takes another …', measure: evidence },
  command: { takes: 'The command takes half of one …', measure: command },
  screen: { takes: 'The table screen takes another …', measure: () => served(screen) },
  camera: { takes: 'The camera takes another …', measure: () => served(camera) },
} as const

const USAGE = `npm run bench [-- --quick | ${Object.keys(PARTS).join(' | ')}]`

/** Each engine in a process of its own, where the others cannot spoil what Node learnt: so often, for so many rounds. */
const RACE = { laps: 7, games: 50, rounds: 3, ms: 300 }
const EVIDENCE = { games: 12, rounds: 7, ms: 500 }
/** Logs of 100 events in one call of the command, and the most memory in MiB that it may hold. */
const COMMAND = { logs: 10_000, peak: 300 }
/** The photos of each round: with the camera, picked, and with the camera on a slower processor. */
const PHOTOS = { taken: 20, picked: 15, slow: 15, slowdown: 4 }
/** From here on a finger notices that the page is blocked; a slower processor may take as long as nobody minds. */
const UNNOTICED = 50
const UNMINDED = 100
const TAPS = { taps: 120, slowdown: 4 }
const BARE_TAPS = { taps: 60, slowdown: TAPS.slowdown }

/**
 * `npm run bench`: the judge beside other engines, the table screen beside a bare page, and how soon a tap is judged.
 * Only some of it where that is named. With `--quick` only whether what would be compared is the same game; that prints
 * the same on every machine.
 */
export default async function bench(args: string[]): Promise<number> {
  let quick: boolean
  let named: string[]
  try {
    const options = { quick: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    quick = values.quick
    named = positionals
    if (named.some((part) => !(part in PARTS))) throw new Error('no such part')
  } catch {
    console.error(`Usage: ${USAGE}`)
    return 2
  }
  if (quick) return check()
  for (const [name, { takes, measure }] of Object.entries(PARTS)) {
    if (named.length > 0 && !named.includes(name)) continue
    console.log(`\n${takes}`)
    console.log(print(await measure()))
  }
  return 0
}

/** Is what would be compared the same game? */
function check(): number {
  const games = simulateGames(20, 1)
  const wrong = disagreements(games)
  const plays = recordUno(20, 1).reduce((sum, game) => sum + game.actions.length, 0)
  const verdict = wrong.length > 0 ? 'not all of them alike' : 'judged legal, and the same to boardgame.io'
  console.log(`Mezza: ${games.length} whole games, ${count(eventsOf(games))} events, ${verdict}.`)
  for (const each of wrong) console.log(each)
  console.log(`uno-engine: 20 whole games, ${count(plays)} plays, draws and passes.`)
  return wrong.length > 0 ? 1 : 0
}

const eventsOf = (games: readonly Game[]) => games.reduce((sum, { events }) => sum + events.length, 0)

function disagreements(games: readonly Game[]): readonly string[] {
  return games.flatMap((game, index) => {
    const where = disagreement(game)
    return where ? [`game ${index + 1}, ${where}`] : []
  })
}

async function engines(): Promise<readonly Line[]> {
  const games = timedGames(RACE.games)
  const [wrong] = disagreements(games)
  if (wrong) throw new Error(`The games cannot be compared: ${wrong}`)
  const rates = await raceEngines()
  const beside = (game: Engine, rival: Engine, what: string, unit: string, aim: number): Line => {
    const ratios = rates[game].map((rate, lap) => rate / (rates[rival][lap] as number))
    return {
      what,
      ours: `${count(median(rates[game]))} events/s`,
      theirs: `${count(median(rates[rival]))} ${unit}/s`,
      result: `${times(median(ratios))} (at worst ${times(Math.min(...ratios))})`,
      aim: `≥ ${aim} ×`,
      met: median(ratios) >= aim,
    }
  }
  return [
    beside(
      'mezza',
      'boardgame',
      `Mezza judged and applied : boardgame.io, the same ${count(eventsOf(games))} events`,
      'moves',
      50,
    ),
    beside('mezza', 'uno', 'Mezza judged and applied : uno-engine, its own game (plays, draws, passes)', 'calls', 1),
    beside('mau-mau', 'uno', 'Mau Mau judged, every state kept : uno-engine, random plays', 'calls', 1),
  ]
}

/** Every engine in every lap, in changing order, so that what else the machine does meets them alike. */
async function raceEngines(): Promise<Readonly<Record<Engine, Rates>>> {
  const { laps, ...pace } = RACE
  const rates: Record<Engine, number[]> = { mezza: [], 'mau-mau': [], uno: [], boardgame: [] }
  for (let lap = 0; lap < laps; lap++) {
    for (const engine of lap % 2 === 0 ? ENGINES : ENGINES.toReversed()) {
      rates[engine].push(median(await runCompiled<EngineOptions, Rates>('engines', { engine, ...pace })))
    }
  }
  return rates
}

async function evidence(): Promise<readonly Line[]> {
  const found = await runCompiled<EvidenceOptions, EvidenceFigures>('evidence', EVIDENCE)
  const { events, judged, retested, claims, places, bytes } = found
  const slowdowns = judged.openly.map((rate, round) => rate / (judged.proving[round] as number))
  const [kept, anew] = [median(retested.kept), median(retested.anew)]
  const ms = (figure: number) => `${Number((figure / 1000).toPrecision(2))} ms`
  return [
    {
      what: `Mezza judged with evidence : by what lies open, ${count(events)} events of four players`,
      ours: `${count(median(judged.proving))} events/s`,
      theirs: `${count(median(judged.openly))} events/s`,
      result: `${times(median(slowdowns))} slower`,
      aim: '< 1 ms an event',
      met: median(judged.proving) > 1000,
    },
    {
      what: `Open claims re-tested (up to ${claims}) : matchings from nothing (up to ${places} places), median`,
      ours: ms(kept),
      theirs: ms(anew),
      result: times(anew / kept),
      aim: '< 1 ms, ≥ 5 ×',
      met: kept < 1000 && anew / kept >= 5,
    },
    {
      what: 'The same, 99 % of the events within',
      ours: ms(percentile(retested.kept, 99)),
      theirs: ms(percentile(retested.anew, 99)),
      result: times(percentile(retested.anew, 99) / percentile(retested.kept, 99)),
      aim: '< 1 ms',
      met: percentile(retested.kept, 99) < 1000,
    },
    {
      what: 'What undo keeps of a move, evidence : all',
      ours: kilobytes(bytes.evidence),
      theirs: kilobytes(bytes.move),
      result: '',
      aim: '< 10 kB',
      met: bytes.evidence < 10_000,
    },
  ]
}

async function command(): Promise<readonly Line[]> {
  const { lines, seconds, peak } = await judgeLogs(COMMAND.logs)
  return [
    {
      what: `npm run judge -- --json, ${count(COMMAND.logs)} logs, ${count(lines)} events`,
      ours: `${seconds.toFixed(1)} s`,
      theirs: '',
      result: `${Math.round(peak)} MiB at most`,
      aim: `< 1 ms an event, < ${COMMAND.peak} MiB`,
      met: lines === COMMAND.logs * 100 && seconds < lines / 1000 && peak < COMMAND.peak,
    },
  ]
}

/** Builds and serves the app while it is measured. */
async function served(measure: (origin: string) => Promise<readonly Line[]>): Promise<readonly Line[]> {
  const status = await build(['--if-stale'])
  if (status !== 0) throw new Error('The app could not be built: see the output above.')
  const ours = await serve({ directory: exported, host: '127.0.0.1', port: 0 })
  try {
    return await measure(`http://127.0.0.1:${ours.port}`)
  } finally {
    await ours.close()
  }
}

async function screen(origin: string): Promise<readonly Line[]> {
  const browser = await openChromium()
  if (!browser) throw new Error('There is no Chromium here. Install it, or name one: CHROMIUM_PATH=/path/to/chromium')
  const bare = await serve({ directory: bareExport(), host: '127.0.0.1', port: 0 })
  try {
    /** One after another, each on a phone of its own: nothing else is open on it. */
    const onPhone = async <Value>(at: string, measure: (page: Page) => Promise<Value>): Promise<Value> => {
      const page = await openPhone(browser, at)
      try {
        return await measure(page)
      } finally {
        await page.context().close()
      }
    }
    const bareOrigin = `http://127.0.0.1:${bare.port}`
    const sizeOfBare = await onPhone(bareOrigin, (page) => scriptBytes(page, '/', READY.bare))
    const size = await onPhone(origin, async (page) => {
      await sitDown(page, ['Ana', 'Ben', 'Cem', 'Dora'])
      return await scriptBytes(await page.context().newPage(), page.url(), READY.table)
    })
    // Before and after: what else the machine does meets both alike.
    const bareTaps = () => onPhone(bareOrigin, (page) => timeBareTaps(page, BARE_TAPS))
    const before = await bareTaps()
    const taps = await onPhone(origin, (page) => timeTaps(page, TAPS))
    const least = [...before, ...(await bareTaps())]
    return [
      {
        what: 'JavaScript of the table screen : a bare Next page, gzip -9',
        ours: kilobytes(size),
        theirs: kilobytes(sizeOfBare),
        result: times(size / sizeOfBare),
        aim: '≤ 1.5 ×',
        met: size / sizeOfBare <= 1.5,
      },
      {
        what: `Tap to verdict, ${taps.length} taps : a bare page's tap, durable write and one word, processor ${TAPS.slowdown} × slower`,
        ours: `95 % within ${milliseconds(percentile(taps, 95))}, median ${milliseconds(median(taps))}`,
        theirs: `95 % within ${milliseconds(percentile(least, 95))}, median ${milliseconds(median(least))}`,
        result: times(percentile(taps, 95) / percentile(least, 95)),
        aim: '< 50 ms',
        met: percentile(taps, 95) < 50,
      },
    ]
  } finally {
    await browser.close()
    await bare.close()
  }
}

async function camera(origin: string): Promise<readonly Line[]> {
  const taken = await timeShutter(origin, { photos: PHOTOS.taken })
  const picked = await timeShutter(origin, { photos: PHOTOS.picked, picked: true })
  const slow = await timeShutter(origin, { photos: PHOTOS.slow, slowdown: PHOTOS.slowdown })
  const blocked = (what: string, figures: readonly number[], aim: number): Line => ({
    what: `The page blocked ${what}`,
    ours: `at most ${milliseconds(Math.max(...figures))}`,
    theirs: '',
    result: `median ${milliseconds(median(figures))}`,
    aim: `< ${aim} ms`,
    met: Math.max(...figures) < aim,
  })
  const slower = `processor ${PHOTOS.slowdown} × slower`
  return [
    {
      what: `Shutter to proposal, ${taken.proposals.length} photos of two cards, WebAssembly on one core`,
      ours: `95 % within ${milliseconds(percentile(taken.proposals, 95))}`,
      theirs: '',
      result: `median ${milliseconds(median(taken.proposals))}`,
      aim: '< 1000 ms',
      met: median(taken.proposals) < 1000,
    },
    blocked(`from one of ${taken.blocked.length} photos to the next`, taken.blocked, UNNOTICED),
    blocked(
      `from one of ${picked.blocked.length} picked pictures of 12 megapixels to the next`,
      picked.blocked,
      UNNOTICED,
    ),
    blocked('while the card reader loads', [taken.loading, picked.loading], UNNOTICED),
    blocked(`from one of ${slow.blocked.length} photos to the next, ${slower}`, slow.blocked, UNMINDED),
    blocked(`while the card reader loads, ${slower}`, [slow.loading], UNMINDED),
  ]
}
