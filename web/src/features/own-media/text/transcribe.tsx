import type { OwnMedia } from '@verbena/contract/own-media/own-media'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { TranscriptState } from '../list/transcript-state.tsx'
import { isBeingTranscribed } from '../own-media-queries.ts'
import { useTranscription } from './use-transcription.ts'

type Props = { own: OwnMedia | undefined; minutesLeft: number }

/** Requests a transcription from the server. */
export function Transcribe({ own, minutesLeft }: Props) {
  const { t } = useTranslation('ownMedia')
  const { start, isPending } = useTranscription(own?.id ?? '')
  if (!own) return null
  if (isBeingTranscribed(own)) return <TranscriptState item={own} canTranscribe />
  const isTooLong = own.durationSeconds !== null && own.durationSeconds > minutesLeft * 60
  const { transcription } = own
  return (
    <div className="own-form">
      <p>{t('text.transcribeText')}</p>
      <p className="muted">{t('text.minutes', { count: Math.floor(minutesLeft) })}</p>
      {transcription?.status === 'failed' && (
        <p className="field__error" role="alert">
          {t('state.failed')}: {t(`state.${transcription.failure ?? 'away'}`)}.
        </p>
      )}
      {isTooLong ? (
        <p className="field__error">{t('text.tooLong')}</p>
      ) : (
        <Button variant="primary" tall wide busy={isPending} onClick={start}>
          {t('text.start')}
        </Button>
      )}
    </div>
  )
}
