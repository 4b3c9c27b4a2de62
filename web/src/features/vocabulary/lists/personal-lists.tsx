import { useQuery } from '@tanstack/react-query'
import type { WordList } from '@verbena/contract/vocabulary/lists'
import { searchKey } from '@verbena/language/text/search-key'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DueToday } from '../../../parts/due-today/due-today.tsx'
import { paths } from '../../../parts/navigation/paths.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { personalListsQuery } from '../vocabulary-queries.ts'
import { ListsFigures } from './lists-figures.tsx'
import { ListsSkeleton } from './lists-skeleton.tsx'
import { OrderLists } from './order-lists.tsx'
import { OwnListCard } from './own-list-card.tsx'
import { useRemoveList } from './use-remove-list.ts'

/** @param isNaming a new list is being named, which may take the name of a deleted one */
export function PersonalLists({ isNaming }: { isNaming: boolean }) {
  return (
    <QueryView query={useQuery(personalListsQuery)} loading={<ListsSkeleton />}>
      {(all) => <ShownLists all={all} isNaming={isNaming} />}
    </QueryView>
  )
}

function ShownLists({ all, isNaming }: { all: WordList[]; isNaming: boolean }) {
  const { t } = useTranslation(['vocabulary', 'lists'])
  const { remove, shownOf } = useRemoveList(isNaming)
  const lists = shownOf(all)
  const heading = useRef<HTMLHeadingElement>(null)
  const orderButton = useRef<HTMLButtonElement>(null)
  const [search, setSearch] = useState('')
  const [isOrdering, setOrdering] = useState(false)
  useFocusAfterRemoval(lists.length, heading)
  if (lists.length === 0)
    return (
      <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
        <ButtonLink variant="primary" to={paths.videos}>
          {t('findVideo')}
        </ButtonLink>
      </EmptyState>
    )
  const query = searchKey(search)
  const found = lists.filter(({ name, description }) => searchKey(`${name} ${description}`).includes(query))
  return (
    <>
      <ListsFigures lists={lists} />
      <DueToday />
      <section className="section" aria-labelledby="my-lists">
        <div className="section__head vocabulary__head">
          <h2 id="my-lists" ref={heading} tabIndex={-1}>
            {t('myLists')}
          </h2>
          {lists.length > 1 && (
            <IconButton
              ref={orderButton}
              label={t('lists:order.open')}
              icon={<ArrowUpDown className="icon" aria-hidden="true" />}
              onClick={() => setOrdering(true)}
            />
          )}
          <SearchField label={t('searchLists')} value={search} onChange={setSearch} />
        </div>
        <LiveRegion>{query && t('listsFound', { count: found.length })}</LiveRegion>
        <ul className="list-grid">
          {found.map((list) => (
            <OwnListCard
              key={list.id}
              list={list}
              others={lists.filter(({ id }) => id !== list.id)}
              onDelete={() => remove({ list })}
              onMerge={(into) => remove({ list, into })}
            />
          ))}
        </ul>
        {found.length === 0 && (
          <EmptyState title={t('noWordsFound')} text={t('noWordsFoundText')}>
            <Button variant="quiet" onClick={() => setSearch('')}>
              {t('clearSearch')}
            </Button>
          </EmptyState>
        )}
      </section>
      {isOrdering && (
        <OrderLists lists={lists} returnFocus={orderButton} onClose={() => setOrdering(false)} />
      )}
    </>
  )
}

/** Removing a list removes its focused button, so the focus moves to the heading. */
function useFocusAfterRemoval(count: number, heading: { current: HTMLElement | null }) {
  const previousCount = useRef(count)
  useEffect(() => {
    const isFewer = count < previousCount.current
    previousCount.current = count
    if (isFewer) heading.current?.focus({ preventScroll: true })
  }, [count, heading])
}
