'use client'

import { useId } from 'react'
import { Sheet } from '@/app/parts/sheet'
import { useWords } from '@/app/words'
import type { OpenTable } from '@/lib/book/live'
import type { ProofExplanation } from '@/lib/referee/game'
import { useLastProofs } from './use-proofs'

/** What the last move has proven: told once, kindly, with its reason. Nothing is asked, and nothing changes. */
export function ProofSheet({
  table,
  onMoves,
  onClose,
}: {
  table: OpenTable
  /** Opens the list of moves at those that the proof rests on, by number. */
  onMoves: (events: readonly number[]) => void
  onClose: () => void
}) {
  const t = useWords('table')
  const text = useId()
  const proofs = useLastProofs(table)
  const first = proofs?.[0]
  if (!first) return null
  return (
    <Sheet title={first.title} onClose={onClose}>
      <div id={text} className="flex flex-col gap-4">
        {proofs.map((proof, i) => (
          <section key={proof.text}>
            {i > 0 && <h3 className="mb-1 text-xl font-bold text-balance wrap-anywhere">{proof.title}</h3>}
            <Proof proof={proof} />
          </section>
        ))}
      </div>
      <p className="mt-2 text-quiet">{t('proof.nothingChanges')}</p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <button
          type="button"
          data-first
          aria-describedby={text}
          className="button button-ink min-h-16"
          onClick={onClose}
        >
          {t('proof.goOn')}
        </button>
        <button
          type="button"
          className="button min-h-16"
          onClick={() => onMoves([...new Set(proofs.flatMap(({ events }) => events))].sort((a, b) => a - b))}
        >
          {t('proof.showMoves')}
        </button>
      </div>
    </Sheet>
  )
}

function Proof({ proof: { text, clause } }: { proof: ProofExplanation }) {
  const t = useWords('table')
  return (
    <>
      <p className="text-lg text-pretty wrap-anywhere">{text}</p>
      <p className="mt-1 text-quiet">{t('rule', { clause })}</p>
    </>
  )
}
