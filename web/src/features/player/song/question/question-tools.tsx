import Eye from 'lucide-react/icons/eye'
import Lightbulb from 'lucide-react/icons/lightbulb'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { useQuestionKeys } from './use-question-keys.ts'

type Props = {
  /** Null if the song cannot be played. */
  onReplay: (() => void) | null
  /** Null for a hidden line, which has no letter hints. */
  onHint: (() => void) | null
  onSkip: () => void
  /** Playback is paused, so the space bar can replay the line. */
  isWaiting: boolean
}

/** The help for a question: replay the line, show a letter, or skip the question. */
export function QuestionTools({ onReplay, onHint, onSkip, isWaiting }: Props) {
  const { t } = useTranslation('song')
  useQuestionKeys({ onReplay: isWaiting ? onReplay : null, onHint, onSkip })
  const named = (name: string, key: string) => ({ label: name, title: t('withKey', { name, key }) })
  return (
    <div className="song-tools">
      {onReplay && (
        <IconButton
          {...named(t('replay'), t('space'))}
          icon={<RotateCcw className="icon" aria-hidden="true" />}
          onClick={onReplay}
        />
      )}
      {onHint && (
        <IconButton
          {...named(t('hint'), 'H')}
          icon={<Lightbulb className="icon" aria-hidden="true" />}
          onClick={onHint}
        />
      )}
      <IconButton
        {...named(t('skip'), 'K')}
        icon={<Eye className="icon" aria-hidden="true" />}
        onClick={onSkip}
      />
    </div>
  )
}
