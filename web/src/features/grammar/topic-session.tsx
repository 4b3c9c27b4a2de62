import type { GrammarTopic } from '@verbena/contract/grammar'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionFrame } from '../../parts/session/session-frame.tsx'
import { TheoryText } from '../../parts/theory/theory-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Drill } from './drill/drill.tsx'
import { useGrammarPost } from './use-grammar-post.ts'

type Props = { topic: GrammarTopic; onLeave: () => void }

/** A topic: its rule, and then its questions. The rule can be read again without losing one's place. */
export function TopicSession({ topic, onLeave }: Props) {
  const { post, isHeldUp } = useGrammarPost(topic.id)
  const [isRead, setRead] = useState(topic.theory === '')
  const [hasStarted, setStarted] = useState(topic.theory === '')
  const [run, setRun] = useState(0)
  // As it stands when the session begins: what is answered meanwhile must not change the order under the learner.
  const [asked, setAsked] = useState(topic)
  const again = () => {
    setAsked(topic)
    setRun(run + 1)
  }
  const start = () => {
    setRead(true)
    setStarted(true)
  }
  return (
    <>
      {!isRead && <Rule topic={asked} hasStarted={hasStarted} onStart={start} />}
      <div hidden={!isRead} className="drill-place">
        {hasStarted && (
          <Drill
            key={run}
            topic={asked}
            isHeldUp={isHeldUp}
            onAnswer={post}
            onRule={asked.theory ? () => setRead(false) : null}
            onAgain={again}
            onLeave={onLeave}
          />
        )}
      </div>
    </>
  )
}

type RuleProps = { topic: GrammarTopic; hasStarted: boolean; onStart: () => void }

function Rule({ topic, hasStarted, onStart }: RuleProps) {
  const { t } = useTranslation('grammar')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <SessionFrame
      title={topic.name}
      showTitle
      body={
        <section className="rule">
          <p className="rule__level">
            <span className="level">{topic.level}</span>
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
        <footer className="verdict">
          <div className="verdict__inner">
            <Button variant="primary" tall onClick={onStart}>
              {hasStarted ? t('goOn') : t('start')}
            </Button>
          </div>
        </footer>
      }
    />
  )
}
