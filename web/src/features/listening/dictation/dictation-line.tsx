import type { Segment } from '@verbena/contract/player'
import type { DictationSession } from '@verbena/language/dictation/dictation-session'
import type { TargetLanguageCode } from '@verbena/language/languages'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Turtle from 'lucide-react/icons/turtle'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { useLineSound } from '../../../parts/line-sound/use-line-sound.ts'
import { AnswerField } from '../../../parts/typed-answer/answer-field.tsx'
import { useAnswerForm } from '../../../parts/typed-answer/use-answer-form.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ShareBar } from '../../../ui/figures/share-bar.tsx'
import { DictationVerdict } from './dictation-verdict.tsx'

type Props = {
  segment: Segment
  language: TargetLanguageCode
  session: DictationSession
  soundState: ReturnType<typeof useLineSound>['state']
  isJudging: boolean
  onPlay: () => void
  onPlaySlowly: () => void
  onWrite: (text: string) => void
  onCheck: () => void
  onNext: () => void
}

/** Longer than any line of a dictation. */
const writtenMaximum = 300

/**
 * One line, which the learner plays any number of times, writes down and checks. Enter checks, and Enter again
 * continues.
 */
export function DictationLine({ segment, language, session, soundState, isJudging, ...acts }: Props) {
  const { t } = useTranslation('listening')
  const { at, lines, text, answer } = session
  const isAnswered = answer !== null
  const { nextButton, form } = useAnswerForm({
    isAnswered,
    canCheck: text.trim() !== '' && !isJudging,
    onCheck: acts.onCheck,
    onNext: acts.onNext,
    // A learner who heard the line well presses Enter twice to check it and play the next one.
    allowsDoublePress: true,
  })
  const pressKey = (event: KeyboardEvent) => {
    form.onKeyDown(event)
    if (event.key !== 'Enter' || !event.shiftKey) return
    event.preventDefault()
    acts.onPlay()
  }
  const isLast = at + 1 === lines.length
  return (
    <form className="dictation" {...form} onKeyDown={pressKey} aria-label={t('dictation.title')}>
      <div className="dictation__progress">
        <ShareBar parts={[{ kind: 'done', percent: (100 * at) / lines.length }]} />
        <p>{t('dictation.progress', { at: at + 1, total: lines.length })}</p>
      </div>
      <div className="dictation__sound" aria-busy={soundState === 'loading'}>
        <Button variant="quiet" onClick={acts.onPlay}>
          <RotateCcw className="icon icon--sm" aria-hidden="true" /> {t('dictation.play')}
        </Button>
        <Button variant="quiet" onClick={acts.onPlaySlowly}>
          <Turtle className="icon icon--sm" aria-hidden="true" /> {t('dictation.slow')}
        </Button>
      </div>
      <p className="field__error" role="alert">
        {soundState === 'failed' && t('dictation.soundFailed')}
      </p>
      <AnswerField
        label={t('dictation.field')}
        language={language}
        text={text}
        isAnswered={isAnswered}
        onChange={acts.onWrite}
        maxLength={writtenMaximum}
        below={() => <p className="dictation__hint">{t('dictation.hint')}</p>}
      />
      <DictationVerdict answer={answer} segment={segment} language={language} />
      <div className="dictation__actions">
        {isAnswered ? (
          <Button ref={nextButton} variant="primary" tall type="submit">
            {t(isLast ? 'dictation.finish' : 'dictation.next')}
          </Button>
        ) : (
          <>
            <Button variant="primary" tall type="submit" disabled={text.trim() === ''} busy={isJudging}>
              {t('dictation.check')}
            </Button>
            <Button variant="text" aria-disabled={isJudging} onClick={() => !isJudging && acts.onCheck()}>
              {t('dictation.giveUp')}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
