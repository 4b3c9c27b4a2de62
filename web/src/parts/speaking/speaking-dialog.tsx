import { pronunciationFeedback } from '@verbena/contract/listening'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/use-session.ts'
import { speaking as english } from '../../i18n/en/speaking.ts'
import { speaking as spanish } from '../../i18n/es/speaking.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { UpgradeLink } from '../billing/upgrade-prompt.tsx'
import { useAudience } from '../learner/use-audience.ts'
import { PlaybackButtons } from './playback-buttons.tsx'
import { PronunciationFeedback } from './pronunciation-feedback.tsx'
import { RecordButton } from './record-button.tsx'
import type { SpokenText } from './spoken-text.ts'
import { usePlayback } from './use-playback.ts'
import { usePronunciationComparison, useSilenceCheck } from './use-pronunciation-comparison.ts'
import { useRecording } from './use-recording.ts'
import { useWordScore } from './use-word-score.ts'
import { WordFeedback } from './word-feedback.tsx'
import './speaking.css'

addMessages('speaking', english, spanish)

type Props = { spoken: SpokenText; translation?: string | undefined; onClose: () => void }

/**
 * Practises saying a line or a word: plays it, records the learner, compares both, and scores words if the plan
 * includes it.
 */
export function SpeakingDialog({ spoken, translation, onClose }: Props) {
  const { t } = useTranslation('speaking')
  const { native } = useAudience()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('privacy')}
    >
      <div className="speaking">
        <p className="speaking__text" lang={spoken.language}>
          {spoken.text}
        </p>
        {translation && (
          <p className="speaking__note" lang={native}>
            {translation}
          </p>
        )}
        <Speaking spoken={spoken} />
      </div>
    </Dialog>
  )
}

function Speaking({ spoken }: { spoken: SpokenText }) {
  const { t } = useTranslation('speaking')
  const user = useSession()?.user
  const feedback = pronunciationFeedback[user ? (user.accountType === 'Pro' ? 'pro' : 'free') : 'guest']
  const words = useWordScore(spoken)
  const comparison = usePronunciationComparison(spoken)
  const silence = useSilenceCheck()
  const { recording, start, stop } = useRecording({
    onStart: () => {
      comparison.reset()
      silence.reset()
      if (feedback !== 'none') words.start()
    },
    onDone: (sound) => {
      void words.finish()
      silence.mutate(sound)
      if (feedback === 'sounds') comparison.mutate(sound)
    },
  })
  const playback = usePlayback(spoken, recording.state === 'done' ? recording.sound : null)
  const record = () => {
    // Otherwise the microphone would also record the playback.
    playback.stop()
    void start()
  }
  const compareAgain = () => {
    if (recording.state === 'done') comparison.mutate(recording.sound)
  }
  return (
    <>
      <PlaybackButtons
        spoken={spoken}
        playback={playback}
        hasOwn={recording.state === 'done'}
        isRecording={recording.state === 'recording' || recording.state === 'asking'}
      />
      <RecordButton recording={recording} isSilent={silence.data === true} onStart={record} onStop={stop} />
      {feedback === 'sounds' && (
        <PronunciationFeedback comparison={comparison} language={spoken.language} onRetry={compareAgain} />
      )}
      {feedback === 'none' ? (
        <p className="speaking__note">{t('guest')}</p>
      ) : (
        <WordFeedback words={words} language={spoken.language} />
      )}
      {feedback === 'words' && (
        <section className="speaking__part">
          <h3>{t('sounds.proTitle')}</h3>
          <p className="speaking__note">{t('sounds.proText')}</p>
          <UpgradeLink variant="quiet" />
        </section>
      )}
    </>
  )
}
