import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createList } from '@verbena/contract/vocabulary/lists'
import { listDescriptionMaximum, listNameMaximum } from '@verbena/contract/vocabulary/vocabulary-limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { errorMessage } from '../errors/error-message.ts'
import { queryKeys } from '../queries/query-keys.ts'
import './create-list.css'

type Props = {
  description: 'required' | 'optional'
  onCreated: (list: { id: string; name: string }) => void
}

export function CreateListForm({ description, onCreated }: Props) {
  const { t } = useTranslation('createList')
  const { mutate, isPending, error } = useCreateList(onCreated)
  const [blank, setBlank] = useState<readonly string[]>([])
  const isRequired = description === 'required'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const values = new FormData(event.currentTarget)
    const list = { name: textOf(values, 'name'), description: textOf(values, 'description') }
    const required = isRequired ? (['name', 'description'] as const) : (['name'] as const)
    const missing = required.filter((field) => list[field] === '')
    setBlank(missing)
    if (missing[0]) event.currentTarget.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus()
    else mutate(list)
  }
  const isTaken = error instanceof ApiError && error.code === 'LIST_NAME_TAKEN'
  const blankError = (field: string) => (blank.includes(field) ? t('required') : undefined)
  return (
    <form className="create-list" onSubmit={submit} noValidate>
      <TextField
        label={t('themeName')}
        name="name"
        placeholder={t('themeNamePlaceholder')}
        maxLength={listNameMaximum}
        autoComplete="off"
        required
        error={blankError('name') ?? (isTaken ? errorMessage(error, t) : undefined)}
        autoFocus
      />
      <TextField
        label={isRequired ? t('description') : t('descriptionOptional')}
        name="description"
        placeholder={t('descriptionPlaceholder')}
        maxLength={listDescriptionMaximum}
        autoComplete="off"
        required={isRequired}
        error={blankError('description')}
      />
      {error && !isTaken && (
        <p className="field__error" role="alert">
          {t('failed')}. {errorMessage(error, t)}
        </p>
      )}
      <Button variant="primary" type="submit" tall wide busy={isPending}>
        {isPending ? t('creating') : t('createTheme')}
      </Button>
    </form>
  )
}

const textOf = (values: FormData, field: string) => String(values.get(field) ?? '').trim()

/** Creates the list, and refetches all lists before the dialog closes, so that the new one is shown. */
function useCreateList(onCreated: Props['onCreated']) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string; description: string }) => call(createList, { body }),
    onSuccess: async (list) => {
      await client.invalidateQueries({ queryKey: queryKeys.vocabulary.all })
      onCreated(list)
    },
  })
}
