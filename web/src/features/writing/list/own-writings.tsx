import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { writingsQuery } from '../writing-queries.ts'
import { listedWritings } from './listed-writings.ts'
import { useDrafts } from './use-drafts.ts'
import { useRemoveWriting } from './use-remove-writing.ts'
import { WritingCard } from './writing-card.tsx'
import './writing-card.css'

type Props = { learnerId: string; onBegin: () => void }

export function OwnWritings({ learnerId, onBegin }: Props) {
  const { t } = useTranslation('writing')
  const [search, setSearch] = useState('')
  const query = useDeferredValue(search.trim())
  const { data, error, refetch } = useQuery(writingsQuery(learnerId, query))
  const { drafts, readDrafts } = useDrafts(learnerId)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  const { remove, isRemoved } = useRemoveWriting(learnerId, { readDrafts, onRestored: focusHeading })
  const shown = listedWritings(data ?? [], drafts, query).filter(({ id }) => !isRemoved(id))
  const hasNone = shown.length === 0 && query === '' && search === ''
  return (
    <QueryView
      // Drafts of this browser are listed even if the server cannot be reached.
      query={{ data: data || shown.length > 0 ? shown : undefined, error, refetch }}
      loading={<CardsSkeleton text={t('own.loading')} />}
      failed={t('own.failedTitle')}
    >
      {listed}
    </QueryView>
  )

  function listed() {
    return (
      <section aria-labelledby="own-writings">
        {/* Takes the focus when a text is removed with its focused button. */}
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
            <LiveRegion>{query && t('own.found', { count: shown.length })}</LiveRegion>
            {error && <p className="writing__notice">{t('own.failedButHere')}</p>}
            <ul className="writing__grid">
              {shown.map((writing) => (
                <WritingCard
                  key={writing.id}
                  writing={writing}
                  onRemove={() => {
                    focusHeading()
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
