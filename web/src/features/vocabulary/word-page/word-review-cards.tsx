import type { WordPage } from '@verbena/contract/vocabulary/word-page'
import { useTranslation } from 'react-i18next'
import { ReviewHistory } from './review-history.tsx'

type Card = WordPage['memories'][number]

/** The review card of each direction with its stability, and the history of answers. */
export function WordReviewCards({ word }: { word: WordPage }) {
  const { t } = useTranslation('wordPage')
  return (
    <section aria-labelledby="word-cards">
      <h2 id="word-cards">{t('cards.heading')}</h2>
      {word.memories.length === 0 && <p className="word-page__hint">{t('cards.none')}</p>}
      <dl className="review-cards">
        {word.memories.map((card) => (
          <div key={card.direction}>
            <dt>{t(`cards.directions.${card.direction}`)}</dt>
            <dd>
              <CardText card={card} />
            </dd>
          </div>
        ))}
      </dl>
      <ReviewHistory reviews={word.reviews} />
    </section>
  )
}

function CardText({ card }: { card: Card }) {
  const { t, i18n } = useTranslation('wordPage')
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(card.dueAt))
  const isNew = card.state === 'new'
  const days = Math.round(card.stability)
  const facts = [
    card.isAsked ? (isNew ? t('cards.new') : t('cards.due', { date })) : t('cards.suspended'),
    !isNew && days > 0 && t('cards.holds', { count: days }),
    card.reps > 0 && t('cards.answers', { count: card.reps }),
    card.lapses > 0 && t('cards.forgotten', { count: card.lapses }),
  ]
  return facts.filter(Boolean).join(' · ')
}
