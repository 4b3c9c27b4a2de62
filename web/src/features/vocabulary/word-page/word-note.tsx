import { noteMaximum } from '@verbena/contract/vocabulary/vocabulary-limits'
import type { WordPage } from '@verbena/contract/vocabulary/word-page'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useWordNote } from './use-word-note.ts'
import './word-note.css'

/** The learner's note about the word; it is saved when the field is left. */
export function WordNote({ word }: { word: WordPage }) {
  const { t } = useTranslation('wordPage')
  const { text, write, save, isSaving, isSaved, error, theirs, keepMine, takeTheirs } = useWordNote(word)
  return (
    <section aria-labelledby="word-note">
      <h2 id="word-note">{t('note.heading')}</h2>
      <textarea
        className="input word-note"
        aria-labelledby="word-note"
        rows={3}
        maxLength={noteMaximum}
        placeholder={t('note.placeholder')}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={save}
      />
      <p className="word-page__hint" role="status">
        {isSaving ? t('note.saving') : isSaved ? t('note.saved') : ''}
      </p>
      {theirs !== null && (
        <div className="note-conflict" role="alert">
          <p>{t('note.conflict')}</p>
          <blockquote>{theirs}</blockquote>
          <div className="note-conflict__actions">
            <Button variant="quiet" onClick={keepMine}>
              {t('note.keepMine')}
            </Button>
            <Button variant="quiet" onClick={takeTheirs}>
              {t('note.takeTheirs')}
            </Button>
          </div>
        </div>
      )}
      {error !== null && (
        <div className="word-page__failure" role="alert">
          <p>
            {t('note.failed')} {errorMessage(error, t)}
          </p>
          <Button variant="quiet" onClick={save}>
            {t('note.tryAgain')}
          </Button>
        </div>
      )}
    </section>
  )
}
