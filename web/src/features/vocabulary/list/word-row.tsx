import type { Word } from '@verbena/contract/vocabulary/words'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AudioButton } from '../../../parts/audio-button/audio-button.tsx'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { paths } from '../../../parts/navigation/paths.ts'

type Props = { word: Word; isSelected: boolean; onToggle: (id: string) => void }

/** A word of a list, with its checkbox and a link to its page. */
export const WordRow = memo(function WordRow({ word, isSelected, onToggle }: Props) {
  const { t } = useTranslation(['lists', 'vocabulary'])
  const { native } = useAudience()
  return (
    <li className="word-row">
      <label className="word-row__select">
        <input type="checkbox" checked={isSelected} onChange={() => onToggle(word.id)} />
        <span className="visually-hidden">{t('words.select', { word: word.word })}</span>
      </label>
      <Link to={paths.word(word.id)} className="word-row__link">
        <b lang={word.language}>{word.headword ?? word.word}</b>
        <span lang={word.translation ? native : undefined}>
          {word.translation || t('vocabulary:noTranslation')}
        </span>
      </Link>
      <div className="word-row__sound">
        <AudioButton key={word.word} text={word.word} language={word.language} isOfMany />
      </div>
    </li>
  )
})
