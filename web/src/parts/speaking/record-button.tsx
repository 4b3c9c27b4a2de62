import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { recordingMaximum } from './microphone.ts'
import type { Recording } from './use-recording.ts'

type Props = {
  recording: Recording
  /** The recording contains no speech. */
  isSilent: boolean
  onStart: () => void
  onStop: () => void
}

/**
 * The first press requests the microphone and records, the second one stops. The state of the recording is shown beside
 * it.
 */
export function RecordButton({ recording, isSilent, onStart, onStop }: Props) {
  const { t } = useTranslation('speaking')
  const { state } = recording
  const isRecording = state === 'recording'
  const name = isRecording ? t('stop') : t(state === 'done' ? 'again' : 'record')
  const Icon = isRecording ? Square : Mic
  return (
    <div className="speaking__record">
      <Button variant="primary" tall busy={state === 'asking'} onClick={isRecording ? onStop : onStart}>
        <Icon className="icon" aria-hidden="true" /> {name}
      </Button>
      {isRecording && <Level level={recording.level} seconds={recording.seconds} />}
      <div className="speaking__state" role="status">
        {state === 'asking' && <p className="speaking__note">{t('asking')}</p>}
        {state === 'refused' && <p className="field__error">{t(recording.refusal)}</p>}
        {state === 'done' &&
          (isSilent ? (
            <p className="field__error">{t('silent')}</p>
          ) : (
            <Recorded seconds={recording.seconds} />
          ))}
      </div>
    </div>
  )
}

function Recorded({ seconds }: { seconds: number }) {
  const { t } = useTranslation('speaking')
  // A recording of less than a second is announced as one second.
  const count = Math.max(1, Math.round(seconds))
  return (
    <p className="speaking__note">
      {seconds < recordingMaximum
        ? t('recorded', { count })
        : t('recordedWhole', { maximum: recordingMaximum })}
    </p>
  )
}

function Level({ level, seconds }: { level: number; seconds: number }) {
  const { t } = useTranslation('speaking')
  const percent = Math.round(100 * level)
  return (
    <div className="speaking__level">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers style a meter in their own way */}
      <span
        className="speaking__meter"
        role="meter"
        aria-label={t('level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ '--part': percent } as CSSProperties} />
      </span>
      <p>{t('recording', { seconds: Math.floor(seconds), maximum: recordingMaximum })}</p>
    </div>
  )
}
