import { useQuery } from '@tanstack/react-query'
import type { Explanation } from '@verbena/contract/lookup/lookup'
import { listSentences } from '@verbena/contract/lookup/lookup'
import { clockTime } from '@verbena/language/media/clock-time'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { useIdle } from '../../deferred/use-idle.ts'
import { useAudience } from '../../learner/use-audience.ts'
import { queryKeys } from '../../queries/query-keys.ts'
import type { Lookup } from '../card/lookup.ts'
import { Emphasised } from './emphasised.tsx'
import { sentenceLink } from './sentence-link.ts'

/** A card has no room for more. */
const shownMaximum = 3

type Props = { explanation: Explanation; lookup: Lookup }

/** Other sentences with the word, each with a link to its position. Optional content: errors are not shown. */
export function OtherOccurrences({ explanation, lookup }: Props) {
  const { t } = useTranslation('lookup')
  const { key, native, guestNative } = useAudience()
  const isIdle = useIdle()
  const { word, lemma = word } = explanation
  const { mediaId, language } = lookup
  const sentences = useQuery({
    queryKey: queryKeys.lookup.sentences(key, mediaId, language, lemma),
    queryFn: ({ signal }) =>
      call(listSentences, { query: { lemma, video_id: mediaId, ...guestNative } }, { signal }),
    enabled: isIdle,
    retry: false,
  })
  if (!sentences.data?.length) return null
  return (
    <div className="word-card__sentences" data-late>
      <h3>{t('alsoSaidIn')}</h3>
      <ul>
        {sentences.data.slice(0, shownMaximum).map((sentence) => (
          <li key={sentenceLink(sentence)}>
            <Link to={sentenceLink(sentence)}>
              <span className="word-card__sentence" lang={language}>
                <Emphasised text={sentence.text} words={[word, lemma]} language={language} />
              </span>
              {sentence.translation && <span lang={native}>{sentence.translation}</span>}
              <small>
                <span lang={language}>{sentence.title}</span> · {clockTime(sentence.startSeconds)}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
