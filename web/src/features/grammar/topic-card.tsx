import type { GrammarTopic } from '@verbena/contract/grammar'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Petals } from '../../ui/figures/petals.tsx'
import { useTopic } from './use-topic.ts'

/** A standing is of so many answers at least, and of so many at most. */
const enough = 5
const lookedBack = 10

/** A topic in the list, with the learner's standing. */
export function TopicCard({ topic }: { topic: GrammarTopic }) {
  const { t } = useTranslation('grammar')
  const { addressOf } = useTopic()
  const { standing, recent } = topic
  // Too few answers for a standing: one wrong answer would already count as growing.
  const isBegun = standing === 'growing' && recent.answered < enough
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
          {t(isBegun ? 'begun' : `standing.${standing}`)}
          {recent.answered > 0 && ` · ${t(recent.answered < lookedBack ? 'soFar' : 'recent', recent)}`}
        </p>
      </div>
      <Petals open={recent.answered === 0 ? 0 : Math.floor((5 * recent.correct) / recent.answered)} />
    </li>
  )
}
