import type { GrammarTopic } from '@verbena/contract/grammar'
import { levels } from '@verbena/language/levels'
import { searchKey } from '@verbena/language/text/search-key'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './grammar.css'
import { SessionOverlay } from '../../parts/session/session-overlay.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { FilterChips } from '../../ui/layout/filter-chips.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopicCard } from './topic-card.tsx'
import { TopicNotFound } from './topic-not-found.tsx'
import { TopicSession } from './topic-session.tsx'
import { useTopic } from './use-topic.ts'
import { type Topics, useTopics } from './use-topics.ts'

type Props = { now: () => number }

export function GrammarScreen({ now }: Props) {
  const { t } = useTranslation('grammar')
  const { found, retry, isFetching } = useTopics()
  return (
    <Page title={t('title')} lede={t('lede')}>
      {found ? (
        <>
          {found.stand !== 'fresh' && <StandIn stand={found.stand} isFetching={isFetching} onRetry={retry} />}
          <TopicList topics={found.topics} now={now} />
          <OpenTopic topics={found.topics} />
        </>
      ) : (
        <Loading text={t('loading')}>
          <div className="topic-grid">
            {levels.map((level) => (
              <Skeleton key={level} className="topic-skeleton" />
            ))}
          </div>
        </Loading>
      )}
    </Page>
  )
}

type StandInProps = Pick<Topics, 'stand'> & { isFetching: boolean; onRetry: () => void }

/** Said where the topics are not those of the server. */
function StandIn({ stand, isFetching, onRetry }: StandInProps) {
  const { t } = useTranslation('grammar')
  const note = useRef<HTMLDivElement>(null)
  // The note goes away with the failure; the focus that stood in it waits at the head of the page.
  useLayoutEffect(() => {
    const place = note.current
    return () => {
      const head = place?.closest('main')?.querySelector('h1')
      if (place?.contains(document.activeElement)) head?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={note} className="grammar-note" role="alert">
      <p>{stand === 'kept' ? t('keptText') : t('samplesText')}</p>
      <Button variant="text" busy={isFetching} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}

function TopicList({ topics, now }: Props & { topics: GrammarTopic[] }) {
  const { t } = useTranslation('grammar')
  const { level, chooseLevel } = useTopic()
  const [search, setSearch] = useState('')
  // Read once: a topic does not leave the head of the list while it is looked at.
  const [openedAt] = useState(now)
  if (topics.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  const sought = searchKey(search)
  const found = topics.filter(
    (topic) =>
      (level === '' || topic.level === level) &&
      searchKey(`${topic.name} ${topic.description}`).includes(sought),
  )
  const isDue = ({ dueAt }: GrammarTopic) => dueAt !== null && Date.parse(dueAt) <= openedAt
  const due = found.filter(isDue)
  const others = found.filter((topic) => !isDue(topic))
  const present = levels.filter((one) => topics.some((topic) => topic.level === one))
  const options = [{ value: '', label: t('all') }, ...present.map((one) => ({ value: one, label: one }))]
  const showAll = () => {
    chooseLevel('')
    setSearch('')
  }
  return (
    <>
      <div className="grammar-filters">
        <FilterChips label={t('levels')} options={options} value={level} onChange={chooseLevel} />
        <SearchField label={t('search')} value={search} onChange={setSearch} />
      </div>
      <LiveRegion>{t('found', { count: found.length })}</LiveRegion>
      {due.length > 0 && <Group title={t('comeBack')} topics={due} />}
      {others.length > 0 && <Group title={t('topics')} topics={others} />}
      {found.length === 0 && (
        <EmptyState title={t('noneTitle')} text={t('noneText')}>
          <Button variant="quiet" onClick={showAll}>
            {t('clear')}
          </Button>
        </EmptyState>
      )}
    </>
  )
}

function Group({ title, topics }: { title: string; topics: readonly GrammarTopic[] }) {
  return (
    <section className="topic-group">
      <h2>{title}</h2>
      <ul className="topic-grid">
        {topics.map((topic) => (
          <TopicCard key={topic.id} topic={topic} />
        ))}
      </ul>
    </section>
  )
}

/** The topic that the address names lies over the list. */
function OpenTopic({ topics }: { topics: readonly GrammarTopic[] }) {
  const { topicId, close, closeToList } = useTopic()
  const topic = topics.find(({ id }) => id === topicId)
  const lastOpen = useRef(topicId)
  useEffect(() => {
    if (topicId) lastOpen.current = topicId
  }, [topicId])
  const giveFocusBack = () => document.getElementById(`topic-${lastOpen.current}`)?.focus()
  return (
    <SessionOverlay open={topicId !== null} onLeave={close} onClosed={giveFocusBack}>
      {topic ? (
        <TopicSession key={topic.id} topic={topic} onLeave={closeToList} />
      ) : (
        <TopicNotFound onLeave={closeToList} />
      )}
    </SessionOverlay>
  )
}
