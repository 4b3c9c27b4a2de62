import { Eye, Lightbulb, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { useQuestionKeys } from './use-question-keys.ts'

type Props = {
  /** Null where there is no music. */
  onReplay: (() => void) | null
  /** Null where no letter is shown: a line is known by its words. */
  onHint: (() => void) | null
  onSkip: () => void
  /** Playback is paused, so the space bar is free to replay the line. */
  isWaiting: boolean
}

/** What helps with a question: the line again, a letter, or going on without it. */
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
