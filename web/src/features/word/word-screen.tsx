import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../parts/paths.ts'
import { WordStatus } from '../../parts/word-card/word-status.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { OwnForm } from './own-form.tsx'
import { WordForms } from './word-forms.tsx'
import { WordHead } from './word-head.tsx'
import { WordLists } from './word-lists.tsx'
import { WordMemory } from './word-memory.tsx'
import { WordNote } from './word-note.tsx'
import { wordQuery } from './word-queries.ts'
import { WordSentences } from './word-sentences.tsx'
import { WordSkeleton } from './word-skeleton.tsx'
import './word.css'

/** All that is known of a saved word. */
export function WordScreen({ wordId }: { wordId: string }) {
  return (
    <Suspense fallback={<WordSkeleton />}>
      <Word wordId={wordId} />
    </Suspense>
  )
}

function Word({ wordId }: { wordId: string }) {
  const { t } = useTranslation('word')
  const { data: word } = useSuspenseQuery(wordQuery(wordId))
  if (!word) return <GoneWord />
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
          <OwnForm word={word} />
        </section>
        <div className="word-page__main">
          <WordSentences word={word} />
          <WordForms word={word} />
          <WordMemory word={word} />
        </div>
        <div className="word-page__beside">
          <WordNote key={word.lemma} word={word} />
          <WordLists word={word} />
        </div>
      </div>
    </main>
  )
}

function GoneWord() {
  const { t } = useTranslation('word')
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
