import { useQueryClient } from '@tanstack/react-query'
import type { OwnMedia } from '@verbena/contract/own-media/own-media'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { isBeingAligned, ownTranscriptQuery } from '../own-media-queries.ts'
import { refreshTranscript } from '../refresh-transcript.ts'

/** Once the lines of a text have been found in its sound, they are fetched: for the editor, and for the player. */
export function useAlignedTimes(learnerId: string, own: OwnMedia | undefined) {
  const { t } = useTranslation('ownMedia')
  const client = useQueryClient()
  const toast = useToast()
  const isLooking = own !== undefined && isBeingAligned(own)
  const wasLooking = useRef(isLooking)
  const end = useEffectEvent(() => {
    if (!own) return
    void client.invalidateQueries({ queryKey: ownTranscriptQuery(learnerId, own.id).queryKey })
    if (own.alignment?.status !== 'done') return
    void refreshTranscript(client)
    toast({ text: t('align.found') })
  })
  useEffect(() => {
    if (wasLooking.current && !isLooking) end()
    wasLooking.current = isLooking
  }, [isLooking])
}
