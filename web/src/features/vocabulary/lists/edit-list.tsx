import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateList, type WordList } from '@verbena/contract/vocabulary/lists'
import { listDescriptionMaximum, listNameMaximum } from '@verbena/contract/vocabulary/vocabulary-limits'
import { type FormEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { focusInvalidField } from '../../../ui/form/focus-invalid-field.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { personalListsQuery } from '../vocabulary-queries.ts'

type EditedList = Pick<WordList, 'id' | 'name' | 'description'>
type Props = { list: EditedList; returnFocus: RefObject<HTMLElement | null>; onClose: () => void }

export function EditList({ list, returnFocus, onClose }: Props) {
  const { t } = useTranslation(['lists', 'createList'])
  const { mutate, isPending, error } = useChangeList(list.id, onClose)
  const [isBlank, setBlank] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const values = new FormData(event.currentTarget)
    const textOf = (field: string) => String(values.get(field) ?? '').trim()
    const name = textOf('name')
    setBlank(name === '')
    if (name) mutate({ name, description: textOf('description') })
    else focusInvalidField(event.currentTarget, 'name')
  }
  const isTaken = error instanceof ApiError && error.code === 'LIST_NAME_TAKEN'
  const nameError = isBlank ? t('createList:required') : isTaken ? errorMessage(error, t) : undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('edit.title')}
      returnFocus={returnFocus}
    >
      <form className="create-list" onSubmit={submit} noValidate>
        <FormMessage
          error={error && !isTaken ? `${t('edit.failed')} ${errorMessage(error, t)}` : undefined}
        />
        <TextField
          label={t('createList:themeName')}
          name="name"
          defaultValue={list.name}
          maxLength={listNameMaximum}
          autoComplete="off"
          required
          error={nameError}
          autoFocus
        />
        <TextField
          label={t('createList:descriptionOptional')}
          name="description"
          defaultValue={list.description}
          maxLength={listDescriptionMaximum}
          autoComplete="off"
        />
        <Button variant="primary" type="submit" tall wide busy={isPending}>
          {isPending ? t('edit.saving') : t('edit.save')}
        </Button>
      </form>
    </Dialog>
  )
}

function useChangeList(id: string, onDone: () => void) {
  const { t } = useTranslation('lists')
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (body: { name: string; description: string }) => call(updateList, { params: { id }, body }),
    onSuccess: (changed) => {
      client.setQueryData(personalListsQuery.queryKey, (lists) =>
        lists?.map((list) => (list.id === id ? { ...list, ...changed } : list)),
      )
      // The menus for saving a word show the name too.
      void client.invalidateQueries({ queryKey: queryKeys.vocabulary.all })
      toast({ text: t('edit.saved', { name: changed.name }) })
      onDone()
    },
  })
}
