import { type TargetLanguageCode, targetLanguageCodes } from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { useTranslation } from 'react-i18next'
import { catalogue } from '../../i18n/en/catalogue.ts'
import { categoryLabel } from '../../parts/media/category-label.ts'
import { Select } from '../../ui/form/select.tsx'

export type Details = { language: TargetLanguageCode; level: Level; category: string }

type Props = { details: Details; onChange: (change: Partial<Details>) => void }

/** Language, level and category of an own item. */
export function DetailsFields({ details, onChange }: Props) {
  const { t } = useTranslation(['ownMedia', 'common'])
  const { t: tCatalogue } = useTranslation('catalogue')
  const categories = [...new Set([...Object.keys(catalogue.categories), details.category])]
  return (
    <div className="details-fields">
      <Select
        label={t('details.language')}
        value={details.language}
        options={targetLanguageCodes.map((value) => ({ value, label: t(`common:languages.${value}`) }))}
        onChange={(language) => onChange({ language })}
      />
      <Select
        label={t('details.level')}
        value={details.level}
        options={levels.map((value) => ({ value, label: value }))}
        onChange={(level) => onChange({ level })}
      />
      <Select
        label={t('details.category')}
        value={details.category}
        options={categories.map((value) => ({ value, label: categoryLabel(tCatalogue, value) }))}
        onChange={(category) => onChange({ category })}
      />
    </div>
  )
}
