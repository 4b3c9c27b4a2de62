import { useInfiniteQuery } from '@tanstack/react-query'
import type { SeenSentence, WordPage } from '@verbena/contract/vocabulary/word-page'
import { clockTime } from '@verbena/language/media/clock-time'
import Play from 'lucide-react/icons/play'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { Emphasised } from '../../../parts/word-card/examples/emphasised.tsx'
import { sentenceLink } from '../../../parts/word-card/examples/sentence-link.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { sentencesQuery } from './word-page-queries.ts'
import './word-sentences.css'

/** The sentences in which the learner met the word, then examples from other media; each links to its time. */
export function WordSentences({ word }: { word: WordPage }) {
  const { t } = useTranslation(['wordPage', 'common'])
  const query = useInfiniteQuery(sentencesQuery(word.id, word.lemma))
  const met = query.data?.pages.flatMap((page) => page.met)
  const elsewhere = query.data?.pages[0]?.elsewhere ?? []
  return (
    <section aria-labelledby="word-sentences">
      <h2 id="word-sentences">{t('sentences.heading')}</h2>
      {query.isPending && <Skeleton className="word-page__skeleton" />}
      {met?.length === 0 && (
        <p className="word-page__hint">
          {elsewhere.length > 0 ? t('sentences.none') : t('sentences.nowhere')}
        </p>
      )}
      {met && <Sentences sentences={met} word={word} />}
      {query.error && (
        <p className="word-page__failure" role="alert">
          {t('sentences.failed')} {errorMessage(query.error, t)}
        </p>
      )}
      {query.error && !met && (
        <Button variant="quiet" onClick={() => void query.refetch()}>
          {t('common:tryAgain')}
        </Button>
      )}
      {query.hasNextPage && (
        <Button variant="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('sentences.more')}
        </Button>
      )}
      {elsewhere.length > 0 && (
        <>
          <h3 className="word-page__sub">{t('sentences.elsewhere')}</h3>
          <Sentences sentences={elsewhere} word={word} />
        </>
      )}
    </section>
  )
}

function Sentences({ sentences, word }: { sentences: readonly SeenSentence[]; word: WordPage }) {
  const { native } = useAudience()
  const { language } = word
  return (
    <ul className="met-sentences">
      {sentences.map((sentence) => (
        <li key={sentenceLink(sentence)}>
          <Link to={sentenceLink(sentence)} className="met-sentence">
            <Play className="icon icon--sm" aria-hidden="true" />
            <span className="met-sentence__text" lang={language}>
              <Emphasised
                text={sentence.text}
                words={[...sentence.said, word.word, word.lemma]}
                language={language}
              />
            </span>
            {sentence.translation && <span lang={native}>{sentence.translation}</span>}
            <small>
              <span lang={language}>{sentence.title}</span> · {clockTime(sentence.startSeconds)}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
