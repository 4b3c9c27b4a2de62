import { useQueryClient } from '@tanstack/react-query'
import type { OwnMedia } from '@verbena/contract/own-media/own-media'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { isBeingAligned, ownTranscriptQuery } from '../own-media-queries.ts'
import { refreshTranscript } from '../refresh-transcript.ts'

/** Fetches the transcript again when an alignment has ended, for the editor and the player. */
export function useAlignedTimes(learnerId: string, own: OwnMedia | undefined) {
  const { t } = useTranslation('ownMedia')
  const client = useQueryClient()
  const toast = useToast()
  const isRunning = own !== undefined && isBeingAligned(own)
  const wasRunning = useRef(isRunning)
  const end = useEffectEvent(() => {
    if (!own) return
    void client.invalidateQueries({ queryKey: ownTranscriptQuery(learnerId, own.id).queryKey })
    if (own.alignment?.status !== 'done') return
    void refreshTranscript(client)
    toast({ text: t('align.found') })
  })
  useEffect(() => {
    if (wasRunning.current && !isRunning) end()
    wasRunning.current = isRunning
  }, [isRunning])
}
