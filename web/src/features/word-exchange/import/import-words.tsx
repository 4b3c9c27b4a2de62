import type { TargetLanguageCode } from '@verbena/language/languages'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { EncodingField } from './encoding-field.tsx'
import { ImportForm } from './import-form.tsx'
import { useFilePreview } from './use-import.ts'
import { WordFileField } from './word-file-field.tsx'

/** Imports a file in steps: choose it, assign its columns, preview, import. */
export function ImportWords({ language }: { language: TargetLanguageCode }) {
  const { t } = useTranslation('wordExchange')
  const form = useRef<HTMLDivElement>(null)
  // A change of the encoding does not move the focus.
  const preview = useFilePreview(({ encoding }) => !encoding && form.current?.focus())
  const { data, variables: chosen, isPending, error } = preview
  const problem = data?.problem ? t(`in.problems.${data.problem}`) : undefined
  const isTable = data?.problem === 'notText' || (data?.looked?.format ?? 'anki') !== 'anki'
  return (
    <>
      <WordFileField
        hasFile={chosen !== undefined}
        isReading={isPending}
        onChoose={(file) => preview.mutate({ file })}
      />
      {chosen && (isTable || chosen.encoding) && (
        <EncodingField
          encoding={chosen.encoding ?? 'auto'}
          onChange={(encoding) => preview.mutate({ ...chosen, encoding })}
        />
      )}
      <FormMessage error={error ? errorMessage(error, t) : isPending ? undefined : problem} />
      <div ref={form} tabIndex={-1} className="word-form">
        {chosen && data?.looked && !data.problem && !isPending && (
          <ImportForm key={preview.submittedAt} chosen={chosen} looked={data.looked} language={language} />
        )}
      </div>
    </>
  )
}
