'use client'

import { useWords } from '@/app/words'

/** The end of a sheet that asks before something is done: why it could not be done, and the two answers. */
export function SheetAnswers({
  yes,
  tone = 'no',
  first,
  disabled = false,
  failure,
  onYes,
  onCancel,
}: {
  /** What is done, in a word. */
  yes: string
  /** `no`: something goes. */
  tone?: 'main' | 'no'
  /** Which of them is ready under Enter; neither where something else in the sheet is. */
  first?: 'yes' | 'cancel'
  disabled?: boolean
  /** Empty while there is none. */
  failure: string
  onYes: () => void
  onCancel: () => void
}) {
  const common = useWords('common')
  const ready = (answer: typeof first) => (answer === first ? '' : undefined)
  return (
    <>
      <p role="alert" className="rounded-2xl border-2 border-no bg-no-soft px-4 py-2 empty:hidden">
        {failure}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <button type="button" data-first={ready('cancel')} className="button" onClick={onCancel}>
          {common('cancel')}
        </button>
        <button
          type="button"
          data-first={ready('yes')}
          className={`button ${tone === 'no' ? 'button-no' : 'button-main'}`}
          disabled={disabled}
          onClick={onYes}
        >
          {yes}
        </button>
      </div>
    </>
  )
}
