import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type OwnTranscript, replaceOwnTranscript } from '@verbena/contract/own-transcripts'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { paths } from '../../../parts/paths.ts'
import { usePlayerBeside } from '../../../parts/player-beside.ts'
import { queryKeys } from '../../../parts/query-keys.ts'
import { ownTranscriptQuery } from '../own-media-queries.ts'
import { refreshText } from '../refresh-text.ts'

export type TextTarget = {
  username: string
  version: number
  isReplacing: boolean
  onTaken: ((text: OwnTranscript) => void) | undefined
}
type Source = { bytes: Blob; fileName?: string }

/** Longer than the server needs to read the largest text there may be. */
const patienceMilliseconds = 60_000

/** Sends a text. The first one of an item leads to its player, unless its times have to be looked at. */
export function useReplaceText({ username, version, isReplacing, onTaken }: TextTarget) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { item } = usePlayerBeside()
  const { id } = item
  return useMutation({
    mutationFn: ({ bytes, fileName }: Source) => {
      const query = { version: String(version), ...(fileName && { fileName: fileName.slice(0, 300) }) }
      return call(replaceOwnTranscript, { params: { id }, query }, { bytes, patienceMilliseconds })
    },
    onSuccess: async ({ warnings: _, ...transcript }) => {
      // The player asks for its lines again before they are shown there.
      await refreshText(client)
      for (const queryKey of [queryKeys.ownMedia, queryKeys.catalogue])
        void client.invalidateQueries({
          queryKey,
          predicate: ({ queryKey: [, , what] }) => what !== 'transcript',
        })
      if (!isReplacing && !transcript.areTimesGuessed)
        await navigate(`${item.kind === 'song' ? paths.song(id) : paths.video(id)}?tab=transcription`)
      client.setQueryData(ownTranscriptQuery(username, id).queryKey, transcript)
      onTaken?.(transcript)
    },
  })
}
