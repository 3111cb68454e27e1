'use client'

import { Sheet } from '@/app/parts/sheet'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useOwnWords } from '@/app/words/own-words'
import type { ArchiveFault } from '@/lib/book/archive/archive-error'
import type { Imported } from '@/lib/book/archive/import'
import { words } from './words'

/** Why an archive was not taken in. */
export function UnfitSheet({
  imported,
  onClose,
}: {
  imported: Exclude<Imported, { kind: 'merged' }> | { readonly kind: 'broken' }
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const failureWords = useFailureWords()
  return (
    <Sheet tone="no" title={t('notBrought')} onClose={onClose}>
      <div className="flex flex-col gap-3 text-pretty wrap-anywhere">
        {imported.kind === 'unfit' ? (
          <Fault fault={imported.fault} />
        ) : (
          <p>
            {imported.kind === 'refused'
              ? failureWords(imported.failure)
              : t(imported.kind === 'broken' ? 'broken' : 'faults.unreadable')}
          </p>
        )}
        {/* The book's own reasons say so themselves. */}
        {imported.kind !== 'refused' && <p className="text-quiet">{t('nothingKept')}</p>}
      </div>
    </Sheet>
  )
}

function Fault({ fault }: { fault: ArchiveFault }) {
  const t = useOwnWords(words)
  if (fault.code === 'too-large') return <p>{t(`tooLarge.${fault.what}`)}</p>
  if (fault.code === 'newer') return <p>{t('faults.newer', { version: fault.version })}</p>
  // For who made the file, or mends it.
  const details = [
    ...('file' in fault && fault.file ? [fault.file] : []),
    ...('what' in fault ? [fault.what] : []),
  ].join(': ')
  return (
    <>
      <p>{t(`faults.${fault.code}`, { line: 'line' in fault ? fault.line : 0 })}</p>
      {details && (
        <p lang="en" className="text-sm text-quiet">
          {details}
        </p>
      )}
    </>
  )
}
