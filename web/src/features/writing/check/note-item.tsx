import type { TargetLanguageCode } from '@verbena/language/languages'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../parts/navigation/paths.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { FixButtons } from './fix-buttons.tsx'
import type { PlacedNote } from './note-positions.ts'
import { scrollToElement } from './scroll-to-element.ts'
import { SpellingSuggestions } from './spelling-suggestions.tsx'

/** The source of our own rules, which is not shown. */
const ownSource = 'Verbena'

type Props = {
  note: PlacedNote
  /** The words that the note is about. */
  words: string
  language: TargetLanguageCode
  /** Where it was opened; null while it is closed. */
  openedFrom: 'text' | 'list' | null
  onOpen: () => void
  onFix: (fix: string) => void
  onDismiss: () => void
}

export function NoteItem({ note, words, language, openedFrom, onOpen, onFix, onDismiss }: Props) {
  const { t } = useTranslation('writing')
  const item = useRef<HTMLLIElement>(null)
  const { kind, message, messageIn, fixes, weight, source, topicId } = note
  const isOpen = openedFrom !== null
  const named = words || t('note.place')
  useEffect(() => {
    if (openedFrom === 'text') scrollToElement(item.current)
  }, [openedFrom])
  return (
    <li ref={item} className={classNames('note', isOpen && 'note--open')}>
      <div className="note__head">
        <button
          type="button"
          className="note__words"
          aria-label={t('note.show', { words: named })}
          aria-pressed={isOpen}
          onClick={onOpen}
        >
          <span lang={language} className={`noted noted--${kind}`}>
            {named}
          </span>
        </button>
        <span className="note__weight">{t(`note.${weight}`)}</span>
        <IconButton
          label={t('note.dismiss', { words: named })}
          icon={<X className="icon icon--sm" aria-hidden="true" />}
          onClick={onDismiss}
        />
      </div>
      <p lang={messageIn}>{message}</p>
      <FixButtons fixes={fixes} words={named} language={language} onFix={onFix} />
      {kind === 'spelling' && fixes.length === 0 && words && (
        <SpellingSuggestions word={words} language={language} isOpen={isOpen} onOpen={onOpen} onFix={onFix} />
      )}
      <p className="note__foot">
        {source !== ownSource && <span>{t('check.by', { source })}</span>}
        {topicId && (
          <Link
            className="note__topic"
            to={`${paths.grammar}?topic=${encodeURIComponent(topicId)}`}
            state={{ cameFrom: true }}
          >
            {t('note.topic')}
          </Link>
        )}
      </p>
    </li>
  )
}
