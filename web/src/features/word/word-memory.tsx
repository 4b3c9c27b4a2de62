import type { WordPage } from '@verbena/contract/words'
import { useTranslation } from 'react-i18next'
import { WordHistory } from './word-history.tsx'

type Memory = WordPage['memories'][number]

/** How firmly the word is remembered in each direction, and every answer that made it so. */
export function WordMemory({ word }: { word: WordPage }) {
  const { t } = useTranslation('word')
  return (
    <section aria-labelledby="word-memory">
      <h2 id="word-memory">{t('memory.heading')}</h2>
      {word.memories.length === 0 && <p className="word-page__hint">{t('memory.none')}</p>}
      <dl className="memories">
        {word.memories.map((memory) => (
          <div key={memory.direction}>
            <dt>{t(`memory.directions.${memory.direction}`)}</dt>
            <dd>
              <MemoryText memory={memory} />
            </dd>
          </div>
        ))}
      </dl>
      <WordHistory reviews={word.reviews} />
    </section>
  )
}

function MemoryText({ memory }: { memory: Memory }) {
  const { t, i18n } = useTranslation('word')
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(memory.dueAt))
  const isNew = memory.state === 'new'
  const days = Math.round(memory.stability)
  const facts = [
    memory.isAsked ? (isNew ? t('memory.new') : t('memory.due', { date })) : t('memory.rests'),
    !isNew && days > 0 && t('memory.holds', { count: days }),
    memory.reps > 0 && t('memory.answers', { count: memory.reps }),
    memory.lapses > 0 && t('memory.forgotten', { count: memory.lapses }),
  ]
  return facts.filter(Boolean).join(' · ')
}
