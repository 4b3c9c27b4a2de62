import type { LookedAtFile } from '@verbena/contract/vocabulary/word-exchange'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { ColumnFields } from './column-fields.tsx'
import { defaultChoices, type ImportChoices } from './import-choices.ts'
import { ImportProgress } from './import-progress.tsx'
import { ReportView } from './report-view.tsx'
import { SampleWords } from './sample-words.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import { type ChosenFile, useImport } from './use-import.ts'

type Props = { chosen: ChosenFile; looked: LookedAtFile; language: TargetLanguageCode }

/** The contents of the file, and the choices for the import. */
export function ImportForm({ chosen, looked, language }: Props) {
  const { t } = useTranslation('wordExchange')
  const { file } = chosen
  const [choices, setChoices] = useState(() => defaultChoices(looked, file.name, language))
  const [missing, setMissing] = useState<string>()
  const { mutate, data: report, variables, isPending, error, reset, runId, cancel } = useImport(chosen)
  const change = (changed: Partial<ImportChoices>) => {
    setChoices({ ...choices, ...changed })
    setMissing(undefined)
    // A changed choice invalidates the preview.
    reset()
  }
  const isDone = report !== undefined && !report.problem && variables?.mode === 'apply'
  const preview = (event: FormEvent) => {
    event.preventDefault()
    const gap = looked.isOwn ? undefined : missingOf(choices)
    setMissing(gap && t(`in.${gap}`))
    if (!gap && !isPending) mutate({ choices, mode: 'try' })
  }
  const problem = report?.problem ? t(`in.problems.${report.problem}`) : undefined
  return (
    <form className="word-form" onSubmit={preview} noValidate>
      <p>{t('in.found', { count: looked.rowCount, name: file.name })}</p>
      {looked.isOwn ? (
        <p>{t('in.own')}</p>
      ) : (
        <ColumnFields looked={looked} choices={choices} onChange={change} />
      )}
      <ScheduleFields looked={looked} choices={choices} onChange={change} />
      {!looked.isOwn && <SampleWords looked={looked} columns={choices.columns} />}
      <FormMessage error={missing ?? (error ? errorMessage(error, t) : problem)} />
      {runId ? (
        <ImportProgress run={runId} onCancel={cancel} />
      ) : (
        !isDone && (
          <Button type="submit" variant={report && !problem ? 'quiet' : 'primary'} busy={isPending}>
            {isPending ? t('in.trying') : t('in.try')}
          </Button>
        )
      )}
      {report && !problem && (
        <ReportView report={report} isDone={isDone} onApply={() => mutate({ choices, mode: 'apply' })} />
      )}
    </form>
  )
}

const missingOf = ({ columns, listName }: ImportChoices) => {
  if (columns.word === '') return 'wordRequired' as const
  return listName.trim() === '' ? ('listNameRequired' as const) : undefined
}
