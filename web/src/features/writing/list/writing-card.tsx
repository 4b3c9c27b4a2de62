import Trash2 from 'lucide-react/icons/trash'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../parts/navigation/paths.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import type { ListedWriting } from './listed-writings.ts'
import './writing-card.css'

type Props = { writing: ListedWriting; onRemove: () => void }

export function WritingCard({ writing, onRemove }: Props) {
  const { t, i18n } = useTranslation('writing')
  const { id, title, beginning, words, language, editedAt, status } = writing
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(editedAt)
  return (
    <li className="writing-card">
      <h3 lang={language}>
        <Link to={paths.writingText(id)}>{title}</Link>
      </h3>
      {beginning.trim() === '' ? (
        <p className="writing-card__beginning">{t('own.empty')}</p>
      ) : (
        <p className="writing-card__beginning" lang={language}>
          {beginning}
        </p>
      )}
      {status !== 'saved' && (
        <p className="writing-card__here">{status === 'unsent' ? t('own.here') : t('own.changedHere')}</p>
      )}
      <div className="writing-card__foot">
        <span>
          {t('own.words', { count: words })} · {date}
        </span>
        <IconButton
          label={t('own.delete', { title })}
          icon={<Trash2 className="icon icon--sm" aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
