import { fourPlayerGame } from '../evidence/games'
import { type Called, judgeFiles } from '../fuzz/command'

/** So many different games; more logs are copies of them. */
const GAMES = 200

/** Judges so many logs of 100 events in one call of the command, half of them of dishonest players. */
export async function judgeLogs(logs: number): Promise<Called> {
  const games: string[] = []
  for (let seed = 1; games.length < GAMES; seed++) {
    const { header, events } = fourPlayerGame(seed, (seed % 2) * 0.3, 101)
    if (events.length <= 100) continue
    const lines = [{ kiebitz: 1, ...header }, ...events.slice(0, 100)]
    games.push(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  }
  return await judgeFiles(Array.from({ length: logs }, (_, i) => games[i % GAMES] as string))
}
