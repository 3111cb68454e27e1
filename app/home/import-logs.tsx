'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { Sheet } from '@/app/parts/sheet'
import { type ImportedFile, importFiles, LARGEST } from '@/app/parts/table-file'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useWords } from '@/app/words'
import type { CameIn } from './imported-note'

/** Takes table logs from files. One that is fine is opened; several join the list; what is wrong is said by its line. */
export function ImportLogs({ onKept }: { onKept: (tables: CameIn) => void }) {
  const t = useWords('home')
  const router = useRouter()
  const picker = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<readonly ImportedFile[]>([])
  const [busy, setBusy] = useState(false)

  async function take(files: readonly File[]) {
    if (files.length === 0) return
    setBusy(true)
    const imported = await importFiles(files)
    setBusy(false)
    const [only] = imported
    if (imported.length === 1 && only?.result.kind === 'kept') return router.push(`/table/?id=${only.result.row.id}`)
    const unkept = imported.filter(({ result }) => result.kind !== 'kept')
    setWrong(unkept)
    if (unkept.length === imported.length) return
    const added = imported.filter(({ result }) => result.kind === 'kept' && result.isNew).length
    onKept({ added, there: imported.length - unkept.length - added })
  }

  return (
    <>
      <button
        type="button"
        className="button self-start bg-transparent font-normal"
        disabled={busy}
        onClick={() => picker.current?.click()}
      >
        <Icon name="folder" />
        {t('importLog')}
      </button>
      {/* No `accept`: phones know no kind of file for .jsonl and would grey it out. */}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          void take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {wrong.length > 0 && (
        <Sheet tone="no" title={t('notImported', { count: wrong.length })} onClose={() => setWrong([])}>
          <ul className="flex flex-col gap-3">
            {wrong.map((file, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
              <li key={index} className="wrap-anywhere">
                <span className="block font-bold">{file.name}</span>
                <Why file={file} />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-quiet">{t('nothingKept', { count: wrong.length })}</p>
        </Sheet>
      )}
    </>
  )
}

function Why({ file: { result } }: { file: ImportedFile }) {
  const t = useWords('home')
  const failureWords = useFailureWords()
  switch (result.kind) {
    case 'unreadable':
      return (
        <>
          {t('wrongLine', { line: result.error.line })} <span lang="en">{result.error.what}</span>
        </>
      )
    case 'refused':
      return failureWords(result.failure)
    case 'too-large':
      return t('tooLarge', { limit: `${LARGEST / 1024 / 1024} MB` })
    case 'cannot-open':
      return t('unreadable')
    case 'kept':
      return null
  }
}
