import type { Word } from '@verbena/contract/vocabulary/words'
import BookOpen from 'lucide-react/icons/book-open'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { useTranslation } from 'react-i18next'
import { AudioButton } from '../../../parts/audio-button/audio-button.tsx'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'

type Props = {
  word: Word
  /** The form was just closed: the focus returns to the button that opened it. */
  wasEdited: boolean
  onEdit: () => void
  onDelete: () => void
}

export function WordView({ word, wasEdited, onEdit, onDelete }: Props) {
  const { t } = useTranslation('vocabulary')
  const { native } = useAudience()
  return (
    <article className="word-view">
      <div className="spoken-word">
        <h3 className="word-view__word" lang={word.language}>
          {word.headword ?? word.word}
        </h3>
        <AudioButton key={word.word} text={word.word} language={word.language} />
      </div>
      <p className="word-view__translation" lang={word.translation ? native : undefined}>
        {word.translation || t('noTranslation')}
      </p>
      {word.definition && <p className="word-view__definition">{word.definition}</p>}
      {word.example && (
        <p className="word-view__example" lang={word.language}>
          {word.example}
        </p>
      )}
      <div className="word-view__actions">
        <ButtonLink variant="text" to={paths.word(word.id)}>
          <BookOpen className="icon icon--sm" aria-hidden="true" />
          {t('moreAbout')}
        </ButtonLink>
        <Button variant="text" autoFocus={wasEdited} onClick={onEdit}>
          <Pencil className="icon icon--sm" aria-hidden="true" />
          {t('edit')}
        </Button>
        <Button variant="text" onClick={onDelete}>
          <Trash2 className="icon icon--sm" aria-hidden="true" />
          {t('delete')}
        </Button>
      </div>
    </article>
  )
}
