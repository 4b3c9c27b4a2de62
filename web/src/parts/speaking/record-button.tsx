import { Mic, Square } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { recordingMaximum } from './microphone.ts'
import type { Recording } from './use-recording.ts'

type Props = { recording: Recording; onStart: () => void; onStop: () => void }

/** One press asks for the microphone and records, the next one ends it. */
export function RecordButton({ recording, onStart, onStop }: Props) {
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
      <div role="status">
        {state === 'asking' && <p className="speaking__note">{t('asking')}</p>}
        {state === 'refused' && <p className="field__error">{t(recording.refusal)}</p>}
      </div>
    </div>
  )
}

function Level({ level, seconds }: { level: number; seconds: number }) {
  const { t } = useTranslation('speaking')
  const percent = Math.round(100 * level)
  return (
    <div className="speaking__level">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw a meter as they like, and red where it is full */}
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
