import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type CatalogueKind, catalogueKinds } from './catalogue-kind.ts'
import type { CatalogueTab, Filters } from './filters.ts'

type Props = {
  kind: CatalogueKind
  tab: CatalogueTab
  /** True when the tab holds nothing whatever the filters say. */
  isTabEmpty: boolean
  /** True when something was opened already. */
  hasHistory: boolean
  onChange: (change: Partial<Filters>) => void
}

export function CatalogueEmpty({ kind, tab, isTabEmpty, hasHistory, onChange }: Props) {
  const { t } = useTranslation('catalogue')
  const clear = (event: MouseEvent<HTMLElement>) => {
    // The button goes away with the emptiness; the cards that come instead take the focus.
    event.currentTarget.closest<HTMLElement>('.media-cards')?.focus({ preventScroll: true })
    onChange({ search: '', level: 'all', category: '' })
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
    <EmptyState title={t(`${kind}.${tab}EmptyTitle`)} text={t(`${kind}.${tab}EmptyText`)}>
      <Button variant="quiet" onClick={() => onChange({ tab: 'new' })}>
        {t(`${kind}.seeNew`)}
      </Button>
    </EmptyState>
  )
}
