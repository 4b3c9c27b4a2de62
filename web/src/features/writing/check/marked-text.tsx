import { writingMaximum } from '@verbena/contract/writing/writing-limits'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { keyedItems } from '../../../ui/list-keys/keyed-items.ts'
import { MarkedLine } from './marked-line.tsx'
import { markedLines } from './marked-lines.ts'
import type { PlacedNote } from './note-positions.ts'
import { scrollToElement } from './scroll-to-element.ts'
import './marked-text.css'

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  language: TargetLanguageCode
  notes: readonly PlacedNote[]
  openKey: string | null
  onType: (text: string) => void
  /** Gets the offset in the text that was pressed. */
  onOpen: (offset: number) => void
  onLeave: () => void
}

/**
 * A text field with marks on its words. The marks are in a copy of the text below the field, which also sets its height.
 * For screen readers the field describes how many notes the list has.
 */
export function MarkedText({ field, text, language, notes, openKey, onType, onOpen, onLeave }: Props) {
  const { t } = useTranslation('writing')
  const notesId = useId()
  const copy = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (openKey) scrollToElement(copy.current?.querySelector('.noted--open'))
  }, [openKey])
  return (
    <div className="marked-text">
      <div ref={copy} className="marked-text__copy" lang={language} aria-hidden="true">
        {keyedItems(markedLines(text, notes), textOfLine).map(({ item: pieces, key }) => (
          <MarkedLine
            key={key}
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

const textOfLine = (pieces: ReturnType<typeof markedLines>[number]) => pieces.map(({ text }) => text).join('')
