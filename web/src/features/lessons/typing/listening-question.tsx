import type { TypingItem } from '@verbena/contract/lessons/lesson-items'
import type { TypingSession } from '@verbena/language/lessons/typing-session'
import { useTranslation } from 'react-i18next'
import { SessionFooter } from '../../../parts/session/session-footer.tsx'
import { useAnswerForm } from '../../../parts/typed-answer/use-answer-form.ts'
import { VerdictTitle } from '../../../parts/typed-answer/verdict-title.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useFocusOnMount } from '../../../ui/layout/use-on-change.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import { MultipleChoice } from './multiple-choice.tsx'
import { FormSound } from './typing-study.tsx'

type Props = {
  item: TypingItem
  session: TypingSession
  isSilent: boolean
  onToggle: (option: number) => void
  onCheck: () => void
  onNext: () => void
  onSkip: () => void
}

/** A form that is played, or shown in silent mode, with a multiple choice of its meanings. */
export function ListeningQuestion({ item, session, isSilent, onToggle, onCheck, onNext, onSkip }: Props) {
  const { t } = useTranslation(['lesson', 'common'])
  const { heard, selected } = session
  const { nextButton, form } = useAnswerForm({
    isAnswered: heard === 'right',
    canCheck: selected.length > 0,
    onCheck,
    onNext,
  })
  const prompt = useFocusOnMount<HTMLDivElement>()
  const ask = isSilent ? t('typing.read') : t('typing.listen')
  return (
    <form className="question" {...form} aria-label={ask}>
      <div className="question__ask lesson-ask">
        <p className="caption">{ask}</p>
        <div ref={prompt} tabIndex={-1} className="typing-heard">
          {isSilent || heard ? (
            <p className="lesson-prompt__text" lang={item.to_lang}>
              {item.expected}
            </p>
          ) : null}
          {!isSilent && <FormSound item={item} />}
          {!isSilent && !heard && <span className="muted">{t('typing.play')}</span>}
        </div>
        <MultipleChoice
          label={t('typing.options')}
          options={item.options}
          language={item.from_lang}
          selected={selected}
          isLocked={heard === 'right'}
          onToggle={onToggle}
        />
      </div>
      <SessionFooter className="lesson-foot" verdict={heard}>
        <div className={classNames('verdict__text', !heard && 'verdict__text--waiting')} role="status">
          {heard && <ListeningVerdict isRight={heard === 'right'} />}
        </div>
        {heard !== 'right' && (
          <Button variant="text" className="lesson-foot__skip" onClick={heard ? onNext : onSkip}>
            {heard ? t('nextAgain') : t('typing.skipListening')}
          </Button>
        )}
        <Button ref={nextButton} variant="primary" tall type="submit" disabled={selected.length === 0}>
          {heard === 'right' ? t('next') : t('check')}
        </Button>
      </SessionFooter>
    </form>
  )
}

function ListeningVerdict({ isRight }: { isRight: boolean }) {
  const { t } = useTranslation('lesson')
  return (
    <>
      <VerdictTitle kind={isRight ? 'right' : 'wrong'} />
      {!isRight && <p>{t('typing.chooseAll')}</p>}
    </>
  )
}
