import { useQuery } from '@tanstack/react-query'
import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import { chooseDictationLines } from '@verbena/language/dictation/choose-dictation-lines'
import { startDictation } from '@verbena/language/dictation/dictation-session'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { randomId } from '../../../api/random-id.ts'
import { useSession } from '../../../api/use-session.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { dictations } from '../../../parts/storage/dictations.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Dictation } from './dictation.tsx'
import { DictationFailed } from './dictation-failed.tsx'
import { type DictationKind, dictationQuery } from './dictation-queries.ts'
import { type DictationPlace, savedDictation } from './saved-dictation.ts'
import './dictation.css'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

type Props = { kind: DictationKind; id: string }

/** A dictation: the learner hears lines of a video or song one at a time and writes them down. */
export function DictationScreen({ kind, id }: Props) {
  const { t } = useTranslation(['listening', 'common'])
  const audience = useAudience()
  const learnerId = useSession()?.learnerId ?? ''
  const query = useQuery(dictationQuery(kind, id, audience))
  const { data, error } = query
  return (
    <Page
      title={t('dictation.title')}
      // The space keeps the height of the line while loading, so that the layout does not shift.
      {...(!error && { lede: data ? t('dictation.of', { title: data.item.title }) : '\u00a0' })}
      actions={
        <ButtonLink variant="text" to={paths.listening}>
          {t('dictation.toThemes')}
        </ButtonLink>
      }
    >
      <QueryView
        query={query}
        loading={<DictationSkeleton />}
        failed={(failure, onRetry) => <DictationFailed error={failure} onRetry={onRetry} />}
      >
        {({ item, segments }) => (
          <Playable
            place={{ learnerId, key: `${audience.languages}/${kind}/${id}` }}
            item={item}
            segments={segments}
          />
        )}
      </QueryView>
    </Page>
  )
}

type PlayableProps = { place: DictationPlace; item: MediaItem; segments: readonly Segment[] }

/** Shows the dictation, or why the item has none. */
function Playable({ place, item, segments }: PlayableProps) {
  const { t } = useTranslation('listening')
  const begin = () => startDictation(chooseDictationLines(segments, randomId()))
  const [{ round, first }, setRound] = useState(() => ({
    round: 0,
    first: savedDictation(place, segments) ?? begin(),
  }))
  const toPlayer = item.kind === 'video' ? paths.video(item.id) : paths.song(item.id)
  const reason = item.source.type === 'youtube' ? 'youtube' : first.lines.length === 0 ? 'few' : null
  const beginAgain = () => {
    dictations.remove(place.learnerId, place.key)
    setRound({ round: round + 1, first: begin() })
  }
  if (!reason)
    return (
      <Dictation
        key={round}
        place={place}
        item={item}
        segments={segments}
        first={first}
        isAgain={round > 0}
        toPlayer={toPlayer}
        onAgain={beginAgain}
      />
    )
  return (
    <EmptyState title={t(`dictation.${reason}Title`)} text={t(`dictation.${reason}Text`)}>
      <ButtonLink variant="primary" to={toPlayer}>
        {t('dictation.toPlayer')}
      </ButtonLink>
    </EmptyState>
  )
}

/** Replaces the introduction and its button while they load. */
function DictationSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Loading className="dictation" text={t('loading')}>
      <Skeleton className="dictation__intro-skeleton" />
      <Skeleton className="dictation__start-skeleton" />
    </Loading>
  )
}
