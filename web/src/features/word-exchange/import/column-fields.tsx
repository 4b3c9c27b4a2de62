import { listNameMaximum } from '@verbena/contract/vocabulary/vocabulary-limits'
import type { LookedAtFile } from '@verbena/contract/vocabulary/word-exchange'
import { profileOf, targetLanguageCodes } from '@verbena/language/languages'
import { wordFields } from '@verbena/language/word-table/guess-columns'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { ImportChoices } from './import-choices.ts'

type Props = {
  looked: LookedAtFile
  choices: ImportChoices
  onChange: (changed: Partial<ImportChoices>) => void
}

/** Characters of a sample that fit into a select on a phone. */
const sampleMaximum = 24

/** Assigns the columns of a table, and the defaults of rows without a value. */
export function ColumnFields({ looked, choices, onChange }: Props) {
  const { t } = useTranslation('wordExchange')
  const columns = looked.columns.map(({ name, samples }, index) => ({
    value: String(index),
    label: samples[0] ? t('in.column', { name, samples: shortened(samples[0]) }) : name,
  }))
  const options = [{ value: '', label: t('in.none') }, ...columns]
  return (
    <>
      <fieldset className="word-form__columns">
        <legend>{t('in.columns')}</legend>
        {wordFields.map((field) => (
          <Select
            key={field}
            label={t(`in.fields.${field}`)}
            value={choices.columns[field]}
            options={options}
            onChange={(column) => onChange({ columns: { ...choices.columns, [field]: column } })}
          />
        ))}
      </fieldset>
      <div className="word-form__columns">
        <Select
          label={t('in.ofLanguage')}
          value={choices.ofLanguage}
          options={targetLanguageCodes.map((code) => ({ value: code, label: profileOf(code).endonym }))}
          onChange={(ofLanguage) => onChange({ ofLanguage })}
        />
        <TextField
          label={t('in.listName')}
          name="listName"
          value={choices.listName}
          maxLength={listNameMaximum}
          hint={t('in.listNameHint')}
          onChange={(event) => onChange({ listName: event.target.value })}
        />
      </div>
    </>
  )
}

const shortened = (sample: string) =>
  sample.length > sampleMaximum ? `${sample.slice(0, sampleMaximum)}…` : sample
