import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/error-message.ts'
import { usePlayerBeside } from '../../../parts/player-beside.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TranscriptEditor } from '../editor/transcript-editor.tsx'
import { ownMediaQuery, ownTranscriptQuery } from '../own-media-queries.ts'
import { AddText } from './add-text.tsx'
import '../own-media.css'
import './own-text.css'

/** Beside the player: the text of an own item is added, or edited. */
export function OwnTextScreen({ username }: { username: string }) {
  const { t } = useTranslation('ownMedia')
  const { item } = usePlayerBeside()
  const transcript = useQuery(ownTranscriptQuery(username, item.id))
  const listing = useQuery(ownMediaQuery(username))
  const own = listing.data?.items.find(({ id }) => id === item.id)
  useArrivedText(own?.lines ?? 0, transcript.data?.lines.length, username, item.id)
  if (transcript.isError)
    return (
      <ErrorState
        title={t('loadFailed')}
        text={errorMessage(transcript.error, t)}
        onRetry={() => void transcript.refetch()}
      />
    )
  return (
    <section className="own-text" aria-label={t('text.heading')}>
      {!transcript.data && (
        <Loading text={t('loading')}>
          <Skeleton className="own-text__bone" />
        </Loading>
      )}
      {transcript.data?.lines.length === 0 && (
        <AddText username={username} version={transcript.data.version} own={own} listing={listing.data} />
      )}
      {transcript.data && transcript.data.lines.length > 0 && (
        <TranscriptEditor key={item.id} username={username} transcript={transcript.data} own={own} />
      )}
    </section>
  )
}

/** A transcription is done while its page is open: its lines are asked for. */
function useArrivedText(linesThere: number, linesHere: number | undefined, username: string, id: string) {
  const client = useQueryClient()
  useEffect(() => {
    if (linesThere > 0 && linesHere === 0)
      void client.invalidateQueries({ queryKey: ownTranscriptQuery(username, id).queryKey })
  }, [linesThere, linesHere, client, username, id])
}
