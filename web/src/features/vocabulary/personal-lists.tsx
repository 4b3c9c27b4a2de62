import { useSuspenseQuery } from '@tanstack/react-query'
import { foldForSearch } from '@verbena/language/normalise'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../parts/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ListCard } from './list-card.tsx'
import { ListsFigures } from './lists-figures.tsx'
import { personalListsQuery } from './vocabulary-queries.ts'

export function PersonalLists() {
  const { t } = useTranslation('vocabulary')
  const { data: lists } = useSuspenseQuery(personalListsQuery)
  const [search, setSearch] = useState('')
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
      <section className="section" aria-labelledby="my-lists">
        <div className="section__head vocabulary__head">
          <h2 id="my-lists">{t('myLists')}</h2>
          <SearchField label={t('searchLists')} value={search} onChange={setSearch} />
        </div>
        <LiveRegion>{sought && t('listsFound', { count: found.length })}</LiveRegion>
        <ul className="list-grid">
          {found.map((list) => (
            <ListCard key={list.id} list={list} />
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
    </>
  )
}
