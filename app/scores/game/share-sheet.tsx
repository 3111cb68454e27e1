'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { canShare, saveFile, shareFile } from '@/app/parts/save-file'
import { Sheet } from '@/app/parts/sheet'
import { canShareLogs, saveLog, shareLog } from '@/app/parts/table-file'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useOwnWords } from '@/app/words/own-words'
import type { Outcome } from '@/lib/book/failure'
import type { LineLook } from '../plot/looks'
import type { PictureText } from './picture'
import type { ToldGame } from './told'
import { words } from './words'

/** Hands a game on, or keeps it: as a picture, drawn as soon as the sheet opens, or as the table's log. */
export function ShareSheet({
  id,
  fileName,
  text,
  told,
  looks,
  onClose,
}: {
  id: string
  /** Of the picture, without its ending. */
  fileName: string
  text: PictureText
  /** Null where nobody watched: then there is no log either. */
  told: ToldGame | null
  looks: readonly LineLook[]
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const failureWords = useFailureWords()
  const picture = usePicture(text, told, looks, fileName)
  const [saved, setSaved] = useState<string>()
  const [failure, setFailure] = useState<string>()

  async function carryOut(work: Promise<Outcome<string | undefined>>) {
    const outcome = await work
    setFailure(outcome.ok ? undefined : failureWords(outcome.failure))
    setSaved(outcome.ok ? outcome.value : undefined)
  }

  function save(file: File) {
    saveFile(file)
    setSaved(file.name)
  }

  const said = [text.title, ...text.lines, ...text.rows.map(({ place, name, note }) => `${place} ${name} ${note}`)]
  return (
    <Sheet title={t('shareTitle')} onClose={onClose}>
      <div className="flex flex-col gap-4 flat:grid flat:grid-cols-2">
        <section aria-labelledby="share-picture" className="flex min-w-0 flex-col gap-2">
          <Title id="share-picture" title={t('picture')} hint={t('pictureHint')} />
          {picture === 'failed' && (
            <p role="alert" className="font-bold text-no">
              {t('pictureFailed')}
            </p>
          )}
          {picture !== 'failed' && (
            <div className="flex h-64 items-center justify-center overflow-hidden rounded-2xl bg-key p-2 flat:h-40">
              {picture && (
                // biome-ignore lint/performance/noImgElement: it lies in memory
                <img
                  src={picture.url}
                  alt={t('pictureAlt', { text: said.join(', ') })}
                  className="max-h-full max-w-full rounded-lg border border-edge"
                />
              )}
            </div>
          )}
          <div className="flex gap-2">
            {picture && picture !== 'failed' && canShare(picture.file) && (
              <Act icon="share" label={t('sendPicture')} onTap={() => void shareFile(picture.file).then(setSaved)}>
                {t('send')}
              </Act>
            )}
            <Act
              icon="save"
              label={t('savePicture')}
              disabled={!picture || picture === 'failed'}
              onTap={() => picture && picture !== 'failed' && save(picture.file)}
            >
              {t('save')}
            </Act>
          </div>
        </section>
        {told && (
          <section aria-labelledby="share-log" className="flex min-w-0 flex-col gap-2">
            <Title id="share-log" title={t('log')} hint={t('logHint')} />
            <div className="flex gap-2">
              {canShareLogs() && (
                <Act icon="share" label={t('sendLog')} onTap={() => void carryOut(shareLog(id))}>
                  {t('send')}
                </Act>
              )}
              <Act icon="save" label={t('saveLog')} onTap={() => void carryOut(saveLog(id))}>
                {t('save')}
              </Act>
            </div>
          </section>
        )}
        <div>
          <p role="status" className="text-quiet wrap-anywhere empty:hidden">
            {saved && t('saved', { file: saved })}
          </p>
          <p role="alert" className="font-bold text-no empty:hidden">
            {failure}
          </p>
        </div>
      </div>
    </Sheet>
  )
}

function Title({ id, title, hint }: { id: string; title: string; hint: string }) {
  return (
    <div>
      <h3 id={id} className="font-bold">
        {title}
      </h3>
      <p className="text-sm text-quiet">{hint}</p>
    </div>
  )
}

function Act({
  icon,
  label,
  disabled = false,
  onTap,
  children,
}: {
  icon: 'share' | 'save'
  label: string
  disabled?: boolean
  onTap: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className="button flex-1" aria-label={label} disabled={disabled} onClick={onTap}>
      <Icon name={icon} />
      {children}
    </button>
  )
}

interface DrawnPicture {
  readonly file: File
  readonly url: string
}

/** The picture as a file and to look at; undefined until it is drawn. */
function usePicture(
  text: PictureText,
  told: ToldGame | null,
  looks: readonly LineLook[],
  name: string,
): DrawnPicture | 'failed' | undefined {
  const [drawn, setDrawn] = useState<DrawnPicture | 'failed'>()
  useEffect(() => {
    let here = true
    let url = ''
    import('./picture')
      .then(({ drawPicture }) => drawPicture(text, told && { story: told.story, looks }))
      .then((blob) => {
        if (!here) return
        url = URL.createObjectURL(blob)
        setDrawn({ file: new File([blob], `${name}.png`, { type: 'image/png' }), url })
      })
      .catch(() => here && setDrawn('failed'))
    return () => {
      here = false
      URL.revokeObjectURL(url)
    }
  }, [text, told, looks, name])
  return drawn
}
