import type { NoteKind } from '@verbena/contract/writing-check'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { NoteItem } from './note-item.tsx'
import { fixedPart, moveNotes, type PlacedNote } from './place-notes.ts'
import { replaceWords } from './replace-words.ts'
import type { Check } from './use-check.ts'
import type { OpenNote } from './use-open-note.ts'

type Props = {
  kind: NoteKind
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  language: TargetLanguageCode
  check: Check
  opened: OpenNote
}

/** The notes of one kind. What is done to one takes it away; the focus goes on to the next. */
export function NoteList({ kind, field, text, language, check, opened }: Props) {
  const { t } = useTranslation('writing')
  const list = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const notes = check.notes.filter((note) => note.kind === kind)

  const goOn = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('.note__words')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? list.current
    next?.focus({ preventScroll: true })
  }
  const fix = (note: PlacedNote, index: number, words: string) => {
    if (!field.current) return
    // The list may be a letter behind the field.
    const { value } = field.current
    const [now] = moveNotes([note], text, value)
    if (!now) return
    replaceWords(field.current, fixedPart(value, now, words))
    setSaid(words === '' ? t('note.removed') : t('note.fixed', { fix: words }))
    goOn(index)
  }
  const dismiss = (note: PlacedNote, index: number) => {
    goOn(index)
    check.dismiss(note.key)
  }
  return (
    <div ref={list} tabIndex={-1} className="notes">
      <LiveRegion>{said}</LiveRegion>
      {notes.length === 0 && (
        <p className="notes__none">{check.isBehind ? t('check.behind') : t('check.nothing')}</p>
      )}
      <ul>
        {notes.map((note, index) => (
          <NoteItem
            key={note.key}
            note={note}
            words={text.slice(note.start, note.end)}
            language={language}
            openedFrom={note.key === opened.key ? opened.from : null}
            onOpen={() => opened.openFromList(note.key)}
            onFix={(words) => fix(note, index, words)}
            onDismiss={() => dismiss(note, index)}
          />
        ))}
      </ul>
    </div>
  )
}
