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
          {found.source !== 'server' && (
            <OfflineNote source={found.source} isFetching={isFetching} onRetry={retry} />
          )}
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

type OfflineNoteProps = Pick<Topics, 'source'> & { isFetching: boolean; onRetry: () => void }

/** Explains that the topics are not from the server. */
function OfflineNote({ source, isFetching, onRetry }: OfflineNoteProps) {
  const { t } = useTranslation('grammar')
  const note = useRef<HTMLDivElement>(null)
  // The note disappears when the topics arrive; if it has the focus, the focus moves to the heading of the page.
  useLayoutEffect(() => {
    const element = note.current
    return () => {
      const pageHeading = element?.closest('main')?.querySelector('h1')
      if (element?.contains(document.activeElement)) pageHeading?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={note} className="grammar-note" role="alert">
      <p>{source === 'cache' ? t('keptText') : t('samplesText')}</p>
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
  // Read once, so that the groups do not change while the learner looks at the list.
  const [openedAt] = useState(now)
  if (topics.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  const wanted = searchKey(search)
  const found = topics.filter(
    (topic) =>
      (level === '' || topic.level === level) &&
      searchKey(`${topic.name} ${topic.description}`).includes(wanted),
  )
  const isDue = ({ dueAt }: GrammarTopic) => dueAt !== null && Date.parse(dueAt) <= openedAt
  const due = found.filter(isDue)
  const others = found.filter((topic) => !isDue(topic))
  const usedLevels = levels.filter((code) => topics.some((topic) => topic.level === code))
  const options = [
    { value: '', label: t('all') },
    ...usedLevels.map((code) => ({ value: code, label: code })),
  ]
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

/** The topic of the URL, shown over the list. */
function OpenTopic({ topics }: { topics: readonly GrammarTopic[] }) {
  const { topicId, close, closeToList } = useTopic()
  const topic = topics.find(({ id }) => id === topicId)
  const lastOpen = useRef(topicId)
  useEffect(() => {
    if (topicId) lastOpen.current = topicId
  }, [topicId])
  const returnFocus = () => document.getElementById(`topic-${lastOpen.current}`)?.focus()
  return (
    <SessionOverlay open={topicId !== null} onLeave={close} onClosed={returnFocus}>
      {topic ? (
        <TopicSession key={topic.id} topic={topic} onLeave={closeToList} />
      ) : (
        <TopicNotFound onLeave={closeToList} />
      )}
    </SessionOverlay>
  )
}
