import { useQuery } from '@tanstack/react-query'
import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import { chooseDictationLines } from '@verbena/language/dictation/choose-dictation-lines'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { randomId } from '../../../api/random-id.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { paths } from '../../../parts/paths.ts'
import { useAudience } from '../../../parts/use-audience.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { ListeningSkeleton } from '../listening-skeleton.tsx'
import { Dictation } from './dictation.tsx'
import { type DictationKind, dictationQuery } from './dictation-queries.ts'
import './dictation.css'

type Props = { kind: DictationKind; id: string }

/** Lines of a video or song, heard one at a time and written down. */
export function DictationScreen({ kind, id }: Props) {
  const { t } = useTranslation(['listening', 'common'])
  const audience = useAudience()
  const { data, error, refetch } = useQuery(dictationQuery(kind, id, audience))
  return (
    <Page
      title={t('dictation.title')}
      {...(data && { lede: t('dictation.of', { title: data.item.title }) })}
      actions={
        <ButtonLink variant="text" to={paths.listening}>
          {t('dictation.toThemes')}
        </ButtonLink>
      }
    >
      {data ? (
        <Playable item={data.item} segments={data.segments} />
      ) : error ? (
        <ErrorState
          title={t('dictation.failedTitle')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListeningSkeleton />
      )}
    </Page>
  )
}

/** A dictation, or why there is none. */
function Playable({ item, segments }: { item: MediaItem; segments: readonly Segment[] }) {
  const { t } = useTranslation('listening')
  const [seed, setSeed] = useState(randomId)
  const lines = chooseDictationLines(segments, seed)
  const toPlayer = item.kind === 'video' ? paths.video(item.id) : paths.song(item.id)
  const reason = item.source.type === 'youtube' ? 'youtube' : lines.length === 0 ? 'few' : null
  if (!reason)
    return (
      <Dictation
        key={seed}
        item={item}
        segments={segments}
        lines={lines}
        toPlayer={toPlayer}
        onAgain={() => setSeed(randomId())}
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
