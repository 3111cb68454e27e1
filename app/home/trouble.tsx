import { useFailureWords } from '@/app/parts/use-failure-words'
import { useWords } from '@/app/words'
import type { Failure } from '@/lib/book/failure'

/** The tables cannot be read: why, and what one can do. */
export function Trouble({ failure }: { failure: Failure }) {
  const t = useWords('home')
  const failureWords = useFailureWords()
  return (
    <section role="alert" className="flex flex-col gap-4 rounded-2xl border-2 border-no bg-no-soft p-4">
      <p className="text-lg text-pretty">{failureWords(failure)}</p>
      <button type="button" className="button self-start" onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </section>
  )
}
