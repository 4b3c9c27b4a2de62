import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { type CatalogueKind, catalogueKinds } from './catalogue-kind.ts'
import type { Filters, ListedTab } from './filter-params.ts'
import { focusFirstCard } from './focus-first-card.ts'
import { SeeAllLevels } from './see-all-levels.tsx'

type Props = {
  kind: CatalogueKind
  tab: ListedTab
  filters: Filters
  /** The tab has no items even without filters. */
  isTabEmpty: boolean
  /** The learner has opened an item that matches the filters. */
  hasOpenedSome: boolean
  /** The learner has opened any item. */
  hasHistory: boolean
  onChange: (change: Partial<Filters>) => void
}

export function CatalogueEmpty({
  kind,
  tab,
  filters,
  isTabEmpty,
  hasOpenedSome,
  hasHistory,
  onChange,
}: Props) {
  const { t } = useTranslation('catalogue')
  const { level, search, category } = filters
  const clear = (event: MouseEvent<HTMLElement>) => {
    focusFirstCard(event)
    onChange({ search: '', level: 'all', category: '' })
  }
  // Only the level is set, which defaults to the learner's own, so they may not have searched for anything yet.
  if (!isTabEmpty && level !== 'all' && search === '' && category === '') {
    const what = tab === 'new' && hasOpenedSome ? 'opened' : tab
    return (
      <EmptyState title={t(`${kind}.atLevel.${what}`, { level })} text={t('lookAtOtherLevels')}>
        <SeeAllLevels onChange={onChange} />
      </EmptyState>
    )
  }
  if (!isTabEmpty)
    return (
      <EmptyState title={t(catalogueKinds[kind].noneFound)} text={t('noMatchText')}>
        <Button variant="quiet" onClick={clear}>
          {t('clearFilters')}
        </Button>
      </EmptyState>
    )
  if (tab === 'new' && hasHistory)
    return (
      <EmptyState title={t(`${kind}.allOpenedTitle`)} text={t(`${kind}.allOpenedText`)}>
        <Button variant="quiet" onClick={() => onChange({ tab: 'history' })}>
          {t('seeHistory')}
        </Button>
      </EmptyState>
    )
  if (tab === 'new') return <EmptyState title={t(`${kind}.nothingYetTitle`)} text={t('nothingYetText')} />
  return (
    <EmptyState title={t(`${kind}.historyEmptyTitle`)} text={t(`${kind}.historyEmptyText`)}>
      <Button variant="quiet" onClick={() => onChange({ tab: 'new' })}>
        {t(`${kind}.seeNew`)}
      </Button>
    </EmptyState>
  )
}
