'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/app/parts/icon/all'
import { Sheet } from '@/app/parts/sheet'
import { useFailureWords } from '@/app/parts/use-failure-words'
import { useWords } from '@/app/words'
import { useOwnWords } from '@/app/words/own-words'
import type { Outcome } from '@/lib/book/failure'
import { changePerson, PERSON_COLOURS, renamePerson } from '@/lib/book/people'
import type { PersonRow } from '@/lib/book/result'
import { Face } from '../parts/face'
import { cssColour } from '../parts/palette'
import { words } from '../people/words'
import { CropPicture } from './crop-picture'

/** Longest name, as at a new table. */
const NAME_LENGTH = 60

/** Changes how somebody is called and shown; each change holds at once, the name with Enter or when it is left. */
export function EditSheet({
  person,
  onChanged,
  onClose,
}: {
  person: PersonRow
  onChanged: () => void
  onClose: () => void
}) {
  const t = useOwnWords(words)
  const common = useWords('common')
  const failureWords = useFailureWords()
  const nameId = useId()
  const [name, setName] = useState(person.name)
  const [failure, setFailure] = useState('')
  const [picture, setPicture] = useState<ImageBitmap>()

  useEffect(() => () => picture?.close(), [picture])

  async function carryOut(work: Promise<Outcome<unknown>>): Promise<boolean> {
    const outcome = await work
    setFailure(outcome.ok ? '' : failureWords(outcome.failure))
    if (outcome.ok) onChanged()
    return outcome.ok
  }

  const wanted = name.trim().replace(/\s+/g, ' ')
  const rename = async () => wanted === '' || wanted === person.name || carryOut(renamePerson(person.id, wanted))

  async function open(file: File | undefined) {
    if (!file) return
    try {
      setPicture(await createImageBitmap(file))
      setFailure('')
    } catch {
      setFailure(t('noPicture'))
    }
  }

  if (picture) {
    return (
      <Sheet key="picture" title={t('pictureOf')} onClose={() => setPicture(undefined)}>
        <CropPicture
          picture={picture}
          onKeep={(square) => {
            setPicture(undefined)
            void carryOut(changePerson(person.id, { picture: square }))
          }}
        />
      </Sheet>
    )
  }

  return (
    <Sheet
      key="person"
      title={t('editTitle', { name: person.name })}
      onClose={onClose}
      foot={
        <button
          type="button"
          className="button button-main min-h-14 w-full text-lg"
          onClick={() => void rename().then((done) => done && onClose())}
        >
          {common('done')}
        </button>
      }
    >
      <div className="flex flex-col gap-5">
        <p role="alert" className="rounded-2xl border-2 border-no bg-no-soft px-4 py-2 empty:hidden">
          {failure}
        </p>
        <form
          className="flex flex-col gap-1"
          onSubmit={(event) => {
            event.preventDefault()
            void rename()
          }}
        >
          <label htmlFor={nameId} className="font-bold">
            {t('name')}
          </label>
          <input
            id={nameId}
            className="field"
            value={name}
            maxLength={NAME_LENGTH}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="done"
            aria-describedby={`${nameId}-hint`}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <p id={`${nameId}-hint`} className="text-sm text-quiet">
            {t('nameHint')}
          </p>
        </form>
        <fieldset className="min-w-0">
          <legend className="mb-1 font-bold">{t('colour')}</legend>
          <div className="grid grid-cols-4 gap-2">
            {PERSON_COLOURS.map((colour) => (
              <label key={colour} className="answer flex-col gap-1 px-1 text-center text-sm">
                <input
                  type="radio"
                  name="colour"
                  className="sr-only"
                  checked={person.colour === colour}
                  onChange={() => void carryOut(changePerson(person.id, { colour }))}
                />
                <span
                  className="flex size-8 items-center justify-center rounded-full text-paper"
                  style={{ background: cssColour(colour) }}
                >
                  {person.colour === colour && <Icon name="check" className="size-5" />}
                </span>
                {t(`colours.${colour}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-col gap-2">
          <div className="flex items-center gap-3">
            <Face person={person} className="size-16 text-3xl" />
            <div className="min-w-0">
              <p className="font-bold">{t('picture')}</p>
              <p className="text-sm text-quiet text-pretty">{t('pictureHint')}</p>
            </div>
          </div>
          <div className="grid grid-cols-2 gap-2">
            <PictureButton title={t('takePicture')} icon="camera" camera onFile={open} />
            <PictureButton title={t('choosePicture')} icon="folder" onFile={open} />
          </div>
          {person.picture && (
            <button
              type="button"
              className="button button-no"
              onClick={() => void carryOut(changePerson(person.id, { picture: null }))}
            >
              <Icon name="strike" />
              {t('removePicture')}
            </button>
          )}
        </div>
      </div>
    </Sheet>
  )
}

function PictureButton({
  title,
  icon,
  camera = false,
  onFile,
}: {
  title: string
  icon: 'camera' | 'folder'
  /** Phones open their camera at once. */
  camera?: boolean
  onFile: (file: File | undefined) => Promise<void>
}) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="button" onClick={() => picker.current?.click()}>
        <Icon name={icon} className="size-6 shrink-0" />
        {title}
      </button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        {...(camera && { capture: 'user' as const })}
        hidden
        aria-label={title}
        onChange={({ currentTarget }) => {
          void onFile(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </>
  )
}
