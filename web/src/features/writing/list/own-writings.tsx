import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/error-message.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { writingsQuery } from '../writing-queries.ts'
import { shownWritings } from './shown-writings.ts'
import { useDrafts } from './use-drafts.ts'
import { useRemoval } from './use-removal.ts'
import { WritingCard } from './writing-card.tsx'

type Props = { username: string; onBegin: () => void }

export function OwnWritings({ username, onBegin }: Props) {
  const { t } = useTranslation('writing')
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search.trim())
  const { data, error, isPending, refetch } = useQuery(writingsQuery(username, sought))
  const { drafts, readDrafts } = useDrafts(username)
  const heading = useRef<HTMLHeadingElement>(null)
  const goToHeading = () => heading.current?.focus({ preventScroll: true })
  const { remove, isRemoved } = useRemoval(username, { readDrafts, onBack: goToHeading })
  const shown = shownWritings(data ?? [], drafts, sought).filter(({ id }) => !isRemoved(id))

  if (isPending && shown.length === 0) return <CardsSkeleton text={t('own.loading')} />
  if (error && !data && shown.length === 0)
    return (
      <ErrorState title={t('own.failedTitle')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
    )
  const hasNone = shown.length === 0 && sought === '' && search === ''
  return (
    <section aria-labelledby="own-writings">
      {/* Stays when the last text goes, with the focus that was on its button. */}
      <h2 id="own-writings" ref={heading} tabIndex={-1} className="visually-hidden">
        {t('own.heading')}
      </h2>
      {hasNone ? (
        <EmptyState title={t('own.noneTitle')} text={t('own.noneText')}>
          <Button variant="quiet" onClick={onBegin}>
            {t('new')}
          </Button>
        </EmptyState>
      ) : (
        <>
          <div className="writing__head">
            <SearchField label={t('own.search')} value={search} onChange={setSearch} />
          </div>
          <LiveRegion>{sought && t('own.found', { count: shown.length })}</LiveRegion>
          {error && <p className="writing__notice">{t('own.failedButHere')}</p>}
          <ul className="writing__grid">
            {shown.map((writing) => (
              <WritingCard
                key={writing.id}
                writing={writing}
                onRemove={() => {
                  goToHeading()
                  void remove(writing)
                }}
              />
            ))}
          </ul>
          {shown.length === 0 && (
            <EmptyState title={t('own.notFoundTitle')} text={t('own.notFoundText')}>
              <Button variant="quiet" onClick={() => setSearch('')}>
                {t('own.clearSearch')}
              </Button>
            </EmptyState>
          )}
        </>
      )}
    </section>
  )
}

export function CardsSkeleton({ text }: { text: string }) {
  return (
    <Loading text={text} className="writing__grid">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="writing-card-skeleton" />
      ))}
    </Loading>
  )
}
