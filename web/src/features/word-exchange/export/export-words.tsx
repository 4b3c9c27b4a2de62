import { useQuery } from '@tanstack/react-query'
import { listWordLists } from '@verbena/contract/vocabulary/lists'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { CheckBox } from '../check-box.tsx'
import { type ExportFormat, exportFormats, useWordExport } from './use-word-export.ts'

/** The form that exports words to a file. */
export function ExportWords() {
  const { t, i18n } = useTranslation('wordExchange')
  const { data: lists = [] } = useQuery({
    queryKey: queryKeys.vocabulary.listNames,
    queryFn: ({ signal }) => call(listWordLists, {}, { signal }),
  })
  const [listId, setListId] = useState('')
  const [format, setFormat] = useState<ExportFormat>('anki')
  const [hasSounds, setHasSounds] = useState(false)
  const { start, cancel, isPending, bytes, savedAs, error } = useWordExport()
  const names = lists.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="word-form">
      <div className="word-form__columns">
        <Select
          label={t('out.list')}
          value={listId}
          options={[{ value: '', label: t('out.allLists') }, ...names]}
          onChange={setListId}
        />
        <Select
          label={t('out.format')}
          value={format}
          options={exportFormats.map((value) => ({ value, label: t(`out.formats.${value}`) }))}
          onChange={setFormat}
        />
      </div>
      <p className="field__hint">{format === 'anki' ? t('out.ankiText') : t('out.tableText')}</p>
      {format === 'anki' && (
        <CheckBox isChecked={hasSounds} onChange={setHasSounds}>
          {t('out.sounds')}
        </CheckBox>
      )}
      <FormMessage
        error={error ? `${t('out.failed')} ${errorMessage(error, t)}` : undefined}
        success={savedAs && !isPending ? t('out.saved', { file: savedAs }) : undefined}
      />
      <div className="word-actions">
        <Button variant="quiet" busy={isPending} onClick={() => start({ format, listId, hasSounds })}>
          {isPending ? t('out.working') : t('out.start')}
        </Button>
        {isPending && (
          <Button variant="text" onClick={cancel}>
            {t('in.cancel')}
          </Button>
        )}
        {isPending && <span>{t('out.received', { size: sizeText(bytes, i18n.language) })}</span>}
      </div>
    </div>
  )
}

const sizeText = (bytes: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    bytes / 1_000_000,
  )
