import { exportArchive } from '@/lib/book/archive/export'
import { importArchive } from '@/lib/book/archive/import'
import { findGame } from '@/lib/games/registry'
import { readBrought } from '@/lib/vision/brought'
import type { Answers, FromWorker, Request, Step } from './protocol'

declare const self: DedicatedWorkerGlobalScope

const tell = (message: FromWorker) => self.postMessage(message)

/** Progress is told as often as it can be seen. */
const OFTEN = 50

let told = 0
function progress(step: Step['step'], share: number): void {
  if (share < 1 && performance.now() - told < OFTEN) return
  told = performance.now()
  tell({ progress: { step, share } })
}

function deckCards(text: string, game: string): readonly string[] {
  const { deck, games } = readBrought(text)
  if (!games.includes(game)) throw new Error(`this is no deck of ${game}`)
  return deck.faces.map(({ label }) => label)
}

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  try {
    const answer =
      data.do === 'export'
        ? await exportArchive((share) => progress('pack', share))
        : await importArchive(data.file, { findGame, deckCards }, progress)
    tell({ answer: plain(answer) })
  } catch (error) {
    tell({ broken: String(error) })
  }
}

/** An answer that can be handed on to the page: errors of the browser's stay here. */
function plain(answer: Answers[Request['do']]): Answers[Request['do']] {
  if (answer.kind !== 'refused' || !('cause' in answer.failure)) return answer
  return { ...answer, failure: { ...answer.failure, cause: String(answer.failure.cause) } }
}
