import { useQuery } from '@tanstack/react-query'
import type { WordList } from '@verbena/contract/vocabulary/lists'
import type { RecommendedList } from '@verbena/contract/vocabulary/recommended-lists'
import { levels } from '@verbena/language/levels'
import { searchKey } from '@verbena/language/text/search-key'
import { textKey } from '@verbena/language/text/text-key'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { FilterChips } from '../../../ui/layout/filter-chips.tsx'
import { ListsSkeleton } from '../lists/lists-skeleton.tsx'
import { personalListsQuery, recommendedListsQuery } from '../vocabulary-queries.ts'
import { RecommendedCard } from './recommended-card.tsx'

/** Lists made from our lexicon for the learner's languages; the filter starts at the learner's level. */
export function RecommendedLists() {
  const recommended = useQuery(recommendedListsQuery(useAudience().key))
  const own = useQuery(personalListsQuery)
  return (
    <QueryView query={recommended} loading={<ListsSkeleton />}>
      {(lists) => (
        <QueryView query={own} loading={<ListsSkeleton />}>
          {(ownLists) => <ShownLists lists={lists} own={ownLists} />}
        </QueryView>
      )}
    </QueryView>
  )
}

function ShownLists({ lists, own }: { lists: readonly RecommendedList[]; own: readonly WordList[] }) {
  const { t } = useTranslation(['lists', 'vocabulary'])
  const audience = useAudience()
  const availableLevels = levels.filter((level) => lists.some((list) => list.level === level))
  const [level, setLevel] = useState<string>(availableLevels.includes(audience.level) ? audience.level : '')
  const [search, setSearch] = useState('')
  if (lists.length === 0)
    return <EmptyState title={t('recommended.emptyTitle')} text={t('recommended.emptyText')} />
  const query = searchKey(search)
  const found = lists.filter(
    (list) =>
      (level === '' || list.level === level) && searchKey(`${list.name} ${list.description}`).includes(query),
  )
  const showAll = () => {
    setLevel('')
    setSearch('')
  }
  const ownNames = new Set(own.map(({ name }) => textKey(name)))
  const options = [
    { value: '', label: t('recommended.all') },
    ...availableLevels.map((one) => ({ value: one as string, label: one as string })),
  ]
  return (
    <section className="recommended" aria-labelledby="recommended-lists">
      <h2 id="recommended-lists" className="visually-hidden">
        {t('tabs.learn')}
      </h2>
      <div className="recommended__filters">
        <FilterChips label={t('recommended.levels')} options={options} value={level} onChange={setLevel} />
        <SearchField label={t('vocabulary:searchLists')} value={search} onChange={setSearch} />
      </div>
      <LiveRegion>{t('vocabulary:listsFound', { count: found.length })}</LiveRegion>
      <ul className="list-grid">
        {found.map((list) => (
          <RecommendedCard
            key={list.id}
            list={list}
            isMine={ownNames.has(textKey(`${list.name} (${list.level})`))}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <EmptyState
          title={query ? t('vocabulary:noWordsFound') : t('recommended.noneAtLevel')}
          text={t('vocabulary:noWordsFoundText')}
        >
          <Button variant="quiet" onClick={showAll}>
            {t('recommended.showAll')}
          </Button>
        </EmptyState>
      )}
    </section>
  )
}
