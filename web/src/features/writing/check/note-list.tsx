import type { NoteKind } from '@verbena/contract/writing/writing-check'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { NoteItem } from './note-item.tsx'
import { fixedPart, moveNotes, type PlacedNote } from './note-positions.ts'
import { replaceWords } from './replace-words.ts'
import type { Check } from './use-check.ts'
import type { OpenNote } from './use-open-note.ts'
import './note-list.css'

type Props = {
  kind: NoteKind
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  language: TargetLanguageCode
  check: Check
  opened: OpenNote
}

/** The notes of one kind. Fixing or dismissing one removes it and moves the focus to the next. */
export function NoteList({ kind, field, text, language, check, opened }: Props) {
  const { t } = useTranslation('writing')
  const list = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const notes = check.notes.filter((note) => note.kind === kind)

  const focusNext = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('.note__words')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? list.current
    next?.focus({ preventScroll: true })
  }
  const fix = (note: PlacedNote, index: number, words: string) => {
    if (!field.current) return
    // The list is deferred and may be older than the field.
    const { value } = field.current
    const [moved] = moveNotes([note], text, value)
    if (!moved) return
    replaceWords(field.current, fixedPart(value, moved, words))
    setAnnouncement(words === '' ? t('note.removed') : t('note.fixed', { fix: words }))
    focusNext(index)
  }
  const dismiss = (note: PlacedNote, index: number) => {
    focusNext(index)
    check.dismiss(note.key)
  }
  return (
    <div ref={list} tabIndex={-1} className="notes">
      <LiveRegion>{announcement}</LiveRegion>
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
