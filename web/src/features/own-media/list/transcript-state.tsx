import type { OwnMedia } from '@verbena/contract/own-media/own-media'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { AlignmentProgress } from '../align/alignment-progress.tsx'
import { JobProgress } from '../job-progress.tsx'
import { isBeingAligned, isBeingTranscribed } from '../own-media-queries.ts'
import { ownTranscriptPath } from '../own-transcript-path.ts'
import { useTranscription } from '../text/use-transcription.ts'

type Props = { item: OwnMedia; canTranscribe: boolean }

/** Whether an item has a transcript, or the progress of the job that makes it. */
export function TranscriptState({ item, canTranscribe }: Props) {
  const { t } = useTranslation('ownMedia')
  const { start, cancel, isPending } = useTranscription(item.id)
  const { transcription, lines } = item
  if (transcription && isBeingTranscribed(item)) {
    const { status, percent } = transcription
    return (
      <div className="own-card__state">
        <JobProgress
          text={t(status === 'waiting' ? 'state.waiting' : 'state.running')}
          percent={status === 'waiting' ? null : percent}
          cancel={t('state.cancel')}
          isCancelling={isPending}
          onCancel={cancel}
        />
      </div>
    )
  }
  if (isBeingAligned(item))
    return (
      <div className="own-card__state">
        <AlignmentProgress item={item} />
      </div>
    )
  if (lines > 0)
    return (
      <p className="own-card__state own-card__state--ready">
        <CircleCheck className="icon icon--sm" aria-hidden="true" />
        {t('state.ready', { count: lines })}
      </p>
    )
  if (transcription?.status === 'failed')
    return (
      <div className="own-card__state own-card__state--failed">
        <p>
          <CircleAlert className="icon icon--sm" aria-hidden="true" />
          {t('state.failed')}: {t(`state.${transcription.failure ?? 'away'}`)}.
        </p>
        {canTranscribe && (
          <Button variant="text" busy={isPending} onClick={start}>
            {t('state.retry')}
          </Button>
        )}
        <Link className="link" to={ownTranscriptPath(item)}>
          {t('state.addText')}
        </Link>
      </div>
    )
  return (
    <p className="own-card__state">
      {t('state.missing')} ·{' '}
      <Link className="link" to={ownTranscriptPath(item)}>
        {t('state.addText')}
      </Link>
    </p>
  )
}
