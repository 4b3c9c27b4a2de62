import { useQuery } from '@tanstack/react-query'
import type { WordPage } from '@verbena/contract/vocabulary/word-page'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../parts/navigation/paths.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { WordStatus } from '../../../parts/word-card/status/word-status.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { SeparateWordChoice } from './separate-word-choice.tsx'
import { WordForms } from './word-forms.tsx'
import { WordHead } from './word-head.tsx'
import { WordLists } from './word-lists.tsx'
import { WordNote } from './word-note.tsx'
import { wordQuery } from './word-page-queries.ts'
import { WordPageSkeleton } from './word-page-skeleton.tsx'
import { WordReviewCards } from './word-review-cards.tsx'
import { WordSentences } from './word-sentences.tsx'
import './word-page.css'

/** The page of a saved word. */
export function WordScreen({ wordId }: { wordId: string }) {
  return (
    <QueryView query={useQuery(wordQuery(wordId))} loading={<WordPageSkeleton />}>
      {(word) => (word ? <Word word={word} /> : <MissingWord />)}
    </QueryView>
  )
}

function Word({ word }: { word: WordPage }) {
  const { t } = useTranslation('wordPage')
  const place = { lemma: word.lemma, language: word.language }
  return (
    <main className="page word-page">
      <ButtonLink variant="text" to={paths.vocabulary} className="word-page__back">
        <ChevronLeft className="icon icon--sm" aria-hidden="true" /> {t('back')}
      </ButtonLink>
      <WordHead word={word} />
      <div className="word-page__columns">
        <section className="word-page__status" aria-labelledby="word-status">
          <h2 id="word-status">{t('status')}</h2>
          <WordStatus key={word.lemma} place={place} status={word.status} />
          <SeparateWordChoice word={word} />
        </section>
        <div className="word-page__main">
          <WordSentences word={word} />
          <WordForms word={word} />
          <WordReviewCards word={word} />
        </div>
        <div className="word-page__beside">
          <WordNote key={word.lemma} word={word} />
          <WordLists word={word} />
        </div>
      </div>
    </main>
  )
}

function MissingWord() {
  const { t } = useTranslation('wordPage')
  return (
    <Page title={t('back')}>
      <EmptyState title={t('gone')} text={t('goneText')}>
        <ButtonLink variant="primary" to={paths.vocabulary}>
          {t('backToLists')}
        </ButtonLink>
      </EmptyState>
    </Page>
  )
}
