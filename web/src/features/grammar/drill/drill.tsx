import type { GrammarTopic } from '@verbena/contract/grammar'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type Dispatch, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionList } from '../../../parts/option-list/option-list.tsx'
import { SessionFooter } from '../../../parts/session/session-footer.tsx'
import { SessionFrame } from '../../../parts/session/session-frame.tsx'
import { ignoreRepeatedEnter } from '../../../parts/typed-answer/use-answer-form.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFocusOnMount } from '../../../ui/layout/use-on-change.ts'
import { DrillDone } from './drill-done.tsx'
import { type DrillAction, type Drill as DrillState, drillReducer } from './drill-session.ts'
import { GappedSentence } from './gapped-sentence.tsx'

type Props = {
  topic: GrammarTopic
  drill: DrillState
  dispatch: Dispatch<DrillAction>
  isHeldUp: boolean
  onAnswer: (exerciseId: string, option: string) => void
  /** Shows the rule; null for a topic without one. */
  onShowRule: (() => void) | null
  onRestart: () => void
  onLeave: () => void
}

/** The questions of a topic, one at a time. Each is answered once and then explained. */
export function Drill(props: Props) {
  const { topic, drill, dispatch, isHeldUp, onAnswer, onShowRule, onRestart, onLeave } = props
  const { t } = useTranslation('grammar')
  const { exercises, chosen, index } = drill
  const exercise = exercises[index]
  const total = exercises.length
  const answer = (option: string) => {
    const next = drillReducer(drill, { type: 'answered', option })
    if (next === drill || !exercise) return
    dispatch({ type: 'answered', option })
    onAnswer(exercise.id, option)
  }
  const outboxNote = (
    <div role="status" className="drill__note">
      {isHeldUp && <p>{t('heldUp')}</p>}
    </div>
  )
  if (!exercise)
    return (
      <SessionFrame
        title={topic.name}
        showTitle
        body={<DrillDone topic={topic} drill={drill} onRestart={onRestart} onLeave={onLeave} />}
        foot={outboxNote}
      />
    )
  return (
    <SessionFrame
      title={topic.name}
      percent={(100 * chosen.length) / total}
      figure={t('place', { number: index + 1, total })}
      tools={
        onShowRule && (
          <Button variant="text" onClick={onShowRule}>
            {t('readAgain')}
          </Button>
        )
      }
      body={<Question key={index} topic={topic} drill={drill} onChoose={answer} />}
      foot={
        <VerdictBar
          topic={topic}
          drill={drill}
          note={outboxNote}
          onNext={() => dispatch({ type: 'continued' })}
        />
      }
    />
  )
}

type QuestionProps = { topic: GrammarTopic; drill: DrillState; onChoose: (option: string) => void }

function Question({ topic, drill, onChoose }: QuestionProps) {
  const { t } = useTranslation('grammar')
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const { exercises, chosen, index } = drill
  const exercise = exercises[index]
  if (!exercise) return null
  const { question, options, correctAnswer } = exercise
  const option = chosen[index]
  const stateOf = (optionIndex: number) => {
    if (option === undefined) return undefined
    if (options[optionIndex] === correctAnswer) return 'right'
    return options[optionIndex] === option ? 'wrong' : undefined
  }
  return (
    <section className="drill">
      <p className="visually-hidden">{t('question', { number: index + 1, total: exercises.length })}</p>
      <p className="drill__task">{t('options')}</p>
      <h3 ref={heading} tabIndex={-1} className="drill__question">
        <GappedSentence
          question={question}
          language={topic.language}
          filled={option === undefined ? undefined : correctAnswer}
        />
      </h3>
      <OptionList
        label={t('options')}
        options={options}
        language={topic.language}
        columns={1}
        stateOf={stateOf}
        isLocked={option !== undefined}
        onChoose={(optionIndex) => onChoose(options[optionIndex] ?? '')}
      />
    </section>
  )
}

type VerdictBarProps = { topic: GrammarTopic; drill: DrillState; note: ReactNode; onNext: () => void }

/** The verdict, its explanation, and the button to continue. */
function VerdictBar({ topic, drill, note, onNext }: VerdictBarProps) {
  const { t } = useTranslation('grammar')
  const { exercises, chosen, index } = drill
  const exercise = exercises[index]
  const option = chosen[index]
  const isRight = option !== undefined && option === exercise?.correctAnswer
  const verdict = option === undefined ? null : isRight ? 'right' : 'wrong'
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (verdict) next.current?.focus()
  }, [verdict])
  const Sign = isRight ? Check : X
  return (
    <SessionFooter verdict={verdict} notes={note} {...(!verdict && { className: 'drill__waiting' })}>
      <div role="status" className="verdict__text">
        {exercise && verdict && (
          <>
            <p className="verdict__title">
              <Sign className="icon" aria-hidden="true" />
              {isRight ? (
                t('correct')
              ) : (
                <span>
                  {t('wrong')} <span lang={topic.language}>{exercise.correctAnswer}</span>
                </span>
              )}
            </p>
            <p lang={topic.explainedIn}>{exercise.explanation}</p>
          </>
        )}
      </div>
      {verdict && (
        <Button ref={next} variant="primary" tall onClick={onNext} onKeyDown={ignoreRepeatedEnter}>
          {index === exercises.length - 1 ? t('result') : t('next')}
        </Button>
      )}
    </SessionFooter>
  )
}
