import { GAMES } from '@/lib/games/registry'
import { measureFuse } from './measure'

/** `npm run bench:fuse [-- GAMES]`: moves of simulated games, photographed and misread, with and without the table's help. */
export default async function bench(args: string[]): Promise<number> {
  const games = Number(args[0] ?? 20)
  if (!(games > 0)) {
    console.error('Usage: npm run bench:fuse [-- GAMES]')
    return 2
  }
  let wrong = 0
  for (const game of GAMES) {
    for (const noise of [0.3, 0.45, 0.6]) {
      const all = await measureFuse(game, { games, seed: 1, noise, wrongly: 0.1 })
      const share = (count: number, of = all.moves) => `${((100 * count) / of).toFixed(1)} %`
      console.log(
        `${game.id}, noise ${noise}: ${all.moves} moves, right by sight ${share(all.alone)}, with the table ${share(all.together)}, ` +
          `offered ${share(all.offered)}; sure ${share(all.sure)}, of those wrong ${all.surelyWrong}; ` +
          `illegal ${all.illegal.moves}: ${share(all.illegal.together, all.illegal.moves)}, offered ${share(all.illegal.offered, all.illegal.moves)}; ` +
          `unchanged ${all.unchanged.photos}: asked ${share(all.unchanged.asked, all.unchanged.photos)}, taken ${all.unchanged.taken}; ` +
          `impossible ${all.impossible}; at most ${all.longest.toFixed(0)} ms`,
      )
      wrong += all.impossible
    }
  }
  return wrong > 0 ? 1 : 0
}
