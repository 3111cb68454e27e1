import type { Answers, FromWorker, Request, Step } from './protocol'

/** An export or import under way, in a thread of its own: the page answers taps meanwhile. */
export interface Running<Answer> {
  /** Rejects where the thread could not be started or has stopped by itself. */
  readonly answer: Promise<Answer>
  /** Ends it at once. An import that was not done leaves nothing behind: it is one transaction. */
  stop(): void
}

export function runArchive<Asked extends Request>(
  request: Asked,
  onProgress: (step: Step) => void,
): Running<Answers[Asked['do']]> {
  // The build makes it of archive-worker.ts.
  const worker = new Worker('/archive-worker.js')
  const answer = new Promise<Answers[Asked['do']]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('progress' in data) return onProgress(data.progress)
      worker.terminate()
      if ('broken' in data) reject(new Error(data.broken))
      else resolve(data.answer as Answers[Asked['do']])
    }
    worker.onerror = (event) => {
      event.preventDefault()
      worker.terminate()
      reject(new Error(event.message || 'the archive’s thread could not be started'))
    }
  })
  worker.postMessage(request)
  return { answer, stop: () => worker.terminate() }
}
