import type { OwnMedia } from '@verbena/contract/own-media/own-media'
import { useTranslation } from 'react-i18next'
import { JobProgress } from '../job-progress.tsx'
import { useAlignment } from './use-alignment.ts'

/** The progress of an alignment, and the button that cancels it. */
export function AlignmentProgress({ item: { id, alignment } }: { item: OwnMedia }) {
  const { t } = useTranslation('ownMedia')
  const { cancel, isPending } = useAlignment(id)
  const isWaiting = alignment?.status === 'waiting'
  return (
    <JobProgress
      text={isWaiting ? t('align.waiting') : t('align.running')}
      percent={isWaiting ? null : (alignment?.percent ?? null)}
      cancel={t('align.cancel')}
      isCancelling={isPending}
      onCancel={cancel}
    />
  )
}
