import type { GrammarTopic } from '@verbena/contract/grammar'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Petals } from '../../ui/figures/petals.tsx'
import { useTopic } from './use-topic.ts'

/** Answers that a standing needs. */
const answersMinimum = 5
/** Number of latest answers that a standing is computed from. */
const latestAnswers = 10

/** A topic in the list, with the learner's standing. */
export function TopicCard({ topic }: { topic: GrammarTopic }) {
  const { t } = useTranslation('grammar')
  const { addressOf } = useTopic()
  const { standing, recent } = topic
  // Too few answers for a standing: one wrong answer would already count as growing.
  const hasFewAnswers = standing === 'growing' && recent.answered < answersMinimum
  return (
    <li className="topic-card">
      <div className="topic-card__text">
        <p className="topic-card__level">
          <span className="level">{topic.level}</span>
        </p>
        <h3 lang={topic.explainedIn}>
          <Link id={`topic-${topic.id}`} to={addressOf(topic.id)} state={{ openedHere: true }}>
            {topic.name}
          </Link>
        </h3>
        <p lang={topic.explainedIn}>{topic.description}</p>
        <p className="topic-card__standing">
          {t(hasFewAnswers ? 'begun' : `standing.${standing}`)}
          {recent.answered > 0 && ` · ${t(recent.answered < latestAnswers ? 'soFar' : 'recent', recent)}`}
        </p>
      </div>
      <Petals open={recent.answered === 0 ? 0 : Math.floor((5 * recent.correct) / recent.answered)} />
    </li>
  )
}
