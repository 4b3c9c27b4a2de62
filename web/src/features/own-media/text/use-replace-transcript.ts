import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type OwnTranscript, replaceOwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { isOwnTranscript, queryKeys } from '../../../parts/queries/query-keys.ts'
import { ownTranscriptQuery } from '../own-media-queries.ts'
import { refreshTranscript } from '../refresh-transcript.ts'

export type TextTarget = {
  learnerId: string
  version: number
  isReplacing: boolean
  onReplaced: ((text: OwnTranscript) => void) | undefined
}
type Source = { bytes: Blob; fileName?: string }

/** Longer than the server needs for the largest allowed text. */
const timeoutMs = 60_000

/** Replaces the transcript. The first text of an item opens its player, unless its times are guessed. */
export function useReplaceTranscript({ learnerId, version, isReplacing, onReplaced }: TextTarget) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { item } = usePlayerOutlet()
  const { id } = item
  return useMutation({
    mutationFn: ({ bytes, fileName }: Source) => {
      const query = { version: String(version), ...(fileName && { fileName: fileName.slice(0, 300) }) }
      return call(replaceOwnTranscript, { params: { id }, query }, { bytes, timeoutMs })
    },
    onSuccess: async ({ warnings: _, ...transcript }) => {
      // The player has to load the new lines before it is shown.
      await refreshTranscript(client)
      for (const queryKey of [queryKeys.ownMedia.all, queryKeys.catalogue.all])
        void client.invalidateQueries({
          queryKey,
          predicate: (query) => !isOwnTranscript(query),
        })
      if (!isReplacing && !transcript.areTimesGuessed)
        await navigate(`${item.kind === 'song' ? paths.song(id) : paths.video(id)}?tab=transcription`)
      client.setQueryData(ownTranscriptQuery(learnerId, id).queryKey, transcript)
      onReplaced?.(transcript)
    },
  })
}
