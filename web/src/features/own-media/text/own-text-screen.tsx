import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { TranscriptEditor } from '../editor/transcript-editor.tsx'
import { ownMediaQuery, ownTranscriptQuery } from '../own-media-queries.ts'
import { AddText } from './add-text.tsx'
import '../own-media.css'
import './own-text.css'

/** The form or the editor for the transcript of an own item, beside the player. */
export function OwnTextScreen({ learnerId }: { learnerId: string }) {
  const { t } = useTranslation('ownMedia')
  const { item } = usePlayerOutlet()
  const transcript = useQuery(ownTranscriptQuery(learnerId, item.id))
  const listing = useQuery(ownMediaQuery(learnerId))
  const own = listing.data?.items.find(({ id }) => id === item.id)
  useFinishedTranscription(own?.lines ?? 0, transcript.data?.lines.length, learnerId, item.id)
  const loading = (
    <section className="own-text" aria-label={t('text.heading')}>
      <Loading text={t('loading')}>
        <Skeleton className="own-text__skeleton" />
      </Loading>
    </section>
  )
  return (
    <QueryView query={transcript} loading={loading} failed={t('loadFailed')}>
      {(text) => (
        <section className="own-text" aria-label={t('text.heading')}>
          {text.lines.length === 0 ? (
            <AddText learnerId={learnerId} version={text.version} own={own} listing={listing.data} />
          ) : (
            <TranscriptEditor key={item.id} learnerId={learnerId} transcript={text} own={own} />
          )}
        </section>
      )}
    </QueryView>
  )
}

/** Fetches the lines when a transcription finishes while its page is open. */
function useFinishedTranscription(
  lineCount: number,
  loadedLineCount: number | undefined,
  learnerId: string,
  id: string,
) {
  const client = useQueryClient()
  useEffect(() => {
    if (lineCount > 0 && loadedLineCount === 0)
      void client.invalidateQueries({ queryKey: ownTranscriptQuery(learnerId, id).queryKey })
  }, [lineCount, loadedLineCount, client, learnerId, id])
}
