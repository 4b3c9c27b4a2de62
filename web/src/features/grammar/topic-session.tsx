import type { GrammarTopic } from '@verbena/contract/grammar'
import { useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../parts/learner/use-audience.ts'
import { SessionFooter } from '../../parts/session/session-footer.tsx'
import { SessionFrame } from '../../parts/session/session-frame.tsx'
import { TheoryText } from '../../parts/theory/theory-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useFocusOnMount } from '../../ui/layout/use-on-change.ts'
import { Drill } from './drill/drill.tsx'
import { drillReducer, startDrill } from './drill/drill-session.ts'
import { useRecordGrammarAnswer } from './use-record-grammar-answer.ts'

type Props = { topic: GrammarTopic; onLeave: () => void }

/** A topic: its rule, then its questions. The rule can be opened again without losing the position. */
export function TopicSession({ topic, onLeave }: Props) {
  const { post, isHeldUp } = useRecordGrammarAnswer(topic.id)
  // The order is fixed when the session begins, so that answers do not change it.
  const [drill, dispatch] = useReducer(drillReducer, topic.exercises, startDrill)
  const [isRead, setRead] = useState(topic.theory === '')
  const [hasStarted, setStarted] = useState(topic.theory === '')
  const start = () => {
    setRead(true)
    setStarted(true)
  }
  if (!isRead) return <Rule topic={topic} hasStarted={hasStarted} onStart={start} />
  return (
    <Drill
      topic={topic}
      drill={drill}
      dispatch={dispatch}
      isHeldUp={isHeldUp}
      onAnswer={post}
      onShowRule={topic.theory ? () => setRead(false) : null}
      onRestart={() => dispatch({ type: 'restarted', exercises: topic.exercises })}
      onLeave={onLeave}
    />
  )
}

type RuleProps = { topic: GrammarTopic; hasStarted: boolean; onStart: () => void }

function Rule({ topic, hasStarted, onStart }: RuleProps) {
  const { t } = useTranslation(['grammar', 'common'])
  const { native } = useAudience()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <SessionFrame
      title={topic.name}
      showTitle
      body={
        <section className="rule">
          <p className="rule__level">
            <span className="level">{topic.level}</span>
            {topic.explainedIn !== native && (
              <span className="caption">
                {t('explainedIn', { language: t(`common:languages.${topic.explainedIn}`) })}
              </span>
            )}
          </p>
          <h3 ref={heading} tabIndex={-1} lang={topic.explainedIn}>
            {topic.description}
          </h3>
          <div lang={topic.explainedIn}>
            <TheoryText html={topic.theory} language={topic.language} />
          </div>
        </section>
      }
      foot={
        <SessionFooter>
          <Button variant="primary" tall onClick={onStart}>
            {hasStarted ? t('goOn') : t('start')}
          </Button>
        </SessionFooter>
      }
    />
  )
}
