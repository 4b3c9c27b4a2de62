import { useSuspenseQuery } from '@tanstack/react-query'
import { foldForSearch } from '@verbena/language/normalise'
import { ArrowUpDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DueToday } from '../../parts/due-today/due-today.tsx'
import { paths } from '../../parts/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { OrderLists } from './lists/order-lists.tsx'
import { OwnListCard } from './lists/own-list-card.tsx'
import { useListRemoval } from './lists/use-list-removal.ts'
import { ListsFigures } from './lists-figures.tsx'
import { personalListsQuery } from './vocabulary-queries.ts'

/** @param isNaming a list is being made, and given a name */
export function PersonalLists({ isNaming }: { isNaming: boolean }) {
  const { t } = useTranslation(['vocabulary', 'lists'])
  const { data } = useSuspenseQuery(personalListsQuery)
  const { remove, shownOf } = useListRemoval(isNaming)
  const lists = shownOf(data)
  const heading = useRef<HTMLHeadingElement>(null)
  const orderButton = useRef<HTMLButtonElement>(null)
  const [search, setSearch] = useState('')
  const [isOrdering, setOrdering] = useState(false)
  useFocusWhenOneGoes(lists.length, heading)
  if (lists.length === 0)
    return (
      <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
        <ButtonLink variant="primary" to={paths.videos}>
          {t('findVideo')}
        </ButtonLink>
      </EmptyState>
    )
  const sought = foldForSearch(search)
  const found = lists.filter(({ name, description }) =>
    foldForSearch(`${name} ${description}`).includes(sought),
  )
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
        <LiveRegion>{sought && t('listsFound', { count: found.length })}</LiveRegion>
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

/** A list that goes takes the button with it that had the focus. */
function useFocusWhenOneGoes(count: number, heading: { current: HTMLElement | null }) {
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer) heading.current?.focus({ preventScroll: true })
  }, [count, heading])
}
