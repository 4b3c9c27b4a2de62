import { useQuery } from '@tanstack/react-query'
import { levels as allLevels } from '@verbena/language/levels'
import { useTranslation } from 'react-i18next'
import type { Audience } from '../../parts/learner/use-audience.ts'
import { categoryLabel } from '../../parts/media/category-label.ts'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { FilterChips } from '../../ui/layout/filter-chips.tsx'
import type { CatalogueKind } from './catalogue-kind.ts'
import { categoriesQuery, levelsQuery } from './catalogue-queries.ts'
import type { Filters } from './filter-params.ts'

type Props = {
  kind: CatalogueKind
  audience: Audience
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  onType: (search: string) => void
}

/** The filters work without the replies: all levels are offered, and no categories except the selected one. */
export function CatalogueFilters({ kind, audience, filters, onChange, onType }: Props) {
  const { t } = useTranslation('catalogue')
  const { data: levels = allLevels } = useQuery(levelsQuery)
  const { data: categories = [] } = useQuery(categoriesQuery(kind, audience))
  const chips = filters.category && !categories.includes(filters.category) ? [filters.category] : []
  return (
    <div className="filters">
      <SearchField label={t('searchTitles')} value={filters.search} onChange={onType} />
      <Select
        label={t('level')}
        hideLabel
        value={filters.level}
        options={[
          { value: 'all', label: t('allLevels') },
          ...levels.map((level) => ({ value: level, label: t('levelOption', { level }) })),
        ]}
        onChange={(level) => onChange({ level: levels.find((known) => known === level) ?? 'all' })}
      />
      <FilterChips
        label={t('category')}
        options={[
          { value: '', label: t('allCategories') },
          ...[...categories, ...chips].map((value) => ({ value, label: categoryLabel(t, value) })),
        ]}
        value={filters.category}
        onChange={(category) => onChange({ category })}
      />
    </div>
  )
}
