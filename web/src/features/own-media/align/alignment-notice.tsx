import type { OwnMedia } from '@verbena/contract/own-media/own-media'
import type { OwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import AudioLines from 'lucide-react/icons/audio-lines'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import './align.css'
import { isBeingAligned } from '../own-media-queries.ts'
import { AlignmentProgress } from './alignment-progress.tsx'
import { useAlignedTimes } from './use-aligned-times.ts'
import { useAlignment } from './use-alignment.ts'

type Props = { learnerId: string; transcript: OwnTranscript; own: OwnMedia | undefined }

/** The state of the alignment of a text without times, and the button that starts it. */
export function AlignmentNotice({ learnerId, transcript, own }: Props) {
  const { t } = useTranslation('ownMedia')
  const { start, isPending } = useAlignment(own?.id ?? '')
  useAlignedTimes(learnerId, own)
  if (!transcript.areTimesGuessed) return null
  if (own && isBeingAligned(own))
    return (
      <section className="align-notice" aria-label={t('align.heading')}>
        <AlignmentProgress item={own} />
        <p>{t('align.meanwhile')}</p>
      </section>
    )
  const job = own?.alignment
  const failure = job?.status === 'failed' && job.version === transcript.version ? job.failure : null
  return (
    <section className="align-notice" aria-label={t('align.heading')}>
      <p role="status">
        {failure && `${t(`align.failures.${failure}`)} `}
        {t('align.guessed')}
      </p>
      {own && transcript.mayBeAligned && (
        <Button variant="quiet" busy={isPending} onClick={start}>
          <AudioLines className="icon icon--sm" aria-hidden="true" />
          {failure ? t('align.again') : t('align.start')}
        </Button>
      )}
    </section>
  )
}
