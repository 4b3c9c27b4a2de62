import { levels } from '@verbena/language/levels'
import { useTranslation } from 'react-i18next'
import { categoryLabel } from '../../../parts/media/category-label.ts'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { OwnMediaFilter } from './filter-own-media.ts'

type Props = {
  filters: OwnMediaFilter
  /** The categories of the learner's own items. */
  categories: readonly string[]
  onChange: (change: Partial<OwnMediaFilter>) => void
}

export function OwnMediaFilters({ filters, categories, onChange }: Props) {
  const { t } = useTranslation('ownMedia')
  const { t: tCatalogue } = useTranslation('catalogue')
  return (
    <>
      <SearchField label={t('search')} value={filters.search} onChange={(search) => onChange({ search })} />
      <Select
        label={t('level')}
        hideLabel
        value={filters.level}
        options={[
          { value: 'all', label: t('allLevels') },
          ...levels.map((level) => ({ value: level, label: tCatalogue('levelOption', { level }) })),
        ]}
        onChange={(level) => onChange({ level })}
      />
      <Select
        label={t('category')}
        hideLabel
        value={filters.category}
        options={[
          { value: '', label: t('allCategories') },
          ...categories.map((value) => ({ value, label: categoryLabel(tCatalogue, value) })),
        ]}
        onChange={(category) => onChange({ category })}
      />
    </>
  )
}
