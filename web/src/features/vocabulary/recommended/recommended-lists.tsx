import { useSuspenseQuery } from '@tanstack/react-query'
import { levels } from '@verbena/language/levels'
import { foldForSearch } from '@verbena/language/normalise'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../parts/use-audience.ts'
import { Button } from '../../../ui/button.tsx'
import { Chips } from '../../../ui/chips.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { personalListsQuery, recommendedListsQuery } from '../vocabulary-queries.ts'
import { RecommendedCard } from './recommended-card.tsx'

/** Lists out of our lexicon for the learner's languages, those of their level first. */
export function RecommendedLists() {
  const { t } = useTranslation(['lists', 'vocabulary'])
  const audience = useAudience()
  const { data: lists } = useSuspenseQuery(recommendedListsQuery(audience.key))
  const { data: own } = useSuspenseQuery(personalListsQuery)
  const present = levels.filter((level) => lists.some((list) => list.level === level))
  const [level, setLevel] = useState<string>(present.includes(audience.level) ? audience.level : '')
  const [search, setSearch] = useState('')
  if (lists.length === 0)
    return <EmptyState title={t('recommended.emptyTitle')} text={t('recommended.emptyText')} />
  const sought = foldForSearch(search)
  const found = lists.filter(
    (list) =>
      (level === '' || list.level === level) &&
      foldForSearch(`${list.name} ${list.description}`).includes(sought),
  )
  const showAll = () => {
    setLevel('')
    setSearch('')
  }
  const ownNames = new Set(own.map(({ name }) => name.toLowerCase()))
  const options = [
    { value: '', label: t('recommended.all') },
    ...present.map((one) => ({ value: one as string, label: one as string })),
  ]
  return (
    <section className="recommended" aria-labelledby="recommended-lists">
      <h2 id="recommended-lists" className="visually-hidden">
        {t('tabs.learn')}
      </h2>
      <div className="recommended__filters">
        <Chips label={t('recommended.levels')} options={options} value={level} onChange={setLevel} />
        <SearchField label={t('vocabulary:searchLists')} value={search} onChange={setSearch} />
      </div>
      <LiveRegion>{t('vocabulary:listsFound', { count: found.length })}</LiveRegion>
      <ul className="list-grid">
        {found.map((list) => (
          <RecommendedCard
            key={list.id}
            list={list}
            isMine={ownNames.has(`${list.name} (${list.level})`.toLowerCase())}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <EmptyState
          title={sought ? t('vocabulary:noWordsFound') : t('recommended.noneAtLevel')}
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
