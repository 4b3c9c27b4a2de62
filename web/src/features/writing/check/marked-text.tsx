import { writingMaximum } from '@verbena/contract/writing'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { linesOf } from './lines-of.ts'
import { MarkedLine } from './marked-line.tsx'
import type { PlacedNote } from './place-notes.ts'
import { scrollTo } from './scroll-to.ts'

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  language: TargetLanguageCode
  notes: readonly PlacedNote[]
  openKey: string | null
  onType: (text: string) => void
  /** Where in the text was pressed. */
  onOpen: (place: number) => void
  onLeave: () => void
}

/**
 * A text field with marks on its words. They lie in a copy of the text under the field, which also gives it its height;
 * for the ears, the notes are in the list, and the field says how many there are.
 */
export function MarkedText({ field, text, language, notes, openKey, onType, onOpen, onLeave }: Props) {
  const { t } = useTranslation('writing')
  const notesId = useId()
  const copy = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (openKey) scrollTo(copy.current?.querySelector('.noted--open'))
  }, [openKey])
  return (
    <div className="marked-text">
      <div ref={copy} className="marked-text__copy" lang={language} aria-hidden="true">
        {linesOf(text, notes).map((pieces, index) => (
          <MarkedLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            key={index}
            pieces={pieces}
            openKey={pieces.some(({ note }) => note?.key === openKey) ? openKey : null}
          />
        ))}
      </div>
      <textarea
        ref={field}
        className="marked-text__field"
        aria-label={t('editor.text')}
        aria-describedby={notesId}
        lang={language}
        spellCheck={false}
        autoCapitalize="sentences"
        autoCorrect="off"
        autoComplete="off"
        placeholder={t('editor.placeholder')}
        maxLength={writingMaximum}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
        onClick={({ currentTarget: { selectionStart, selectionEnd } }) => {
          if (selectionStart === selectionEnd) onOpen(selectionStart)
        }}
      />
      <p id={notesId} className="visually-hidden">
        {notes.length > 0 && t('check.describes', { count: notes.length })}
      </p>
    </div>
  )
}
