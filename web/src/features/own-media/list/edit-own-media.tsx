import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type OwnMedia, updateOwnMedia } from '@verbena/contract/own-media'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { queryKeys } from '../../../parts/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { FormMessage } from '../../../ui/form-message.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { type Details, DetailsFields } from '../details-fields.tsx'
import { ownMediaQuery } from '../own-media-queries.ts'

type Props = {
  item: OwnMedia
  username: string
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

export function EditOwnMedia({ item, username, returnFocus, onClose }: Props) {
  const { t } = useTranslation('ownMedia')
  const form = useRef<HTMLFormElement>(null)
  const [title, setTitle] = useState(item.title)
  const [details, setDetails] = useState<Details>(item)
  const [isBlank, setBlank] = useState(false)
  const { mutate, isPending, error } = useUpdate(item, username, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = title.trim()
    setBlank(said === '')
    const { language, level, category } = details
    if (said) mutate({ title: said, language, level, category })
    else focusField(form.current, 'title')
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('details.heading')}
      returnFocus={returnFocus}
    >
      <form ref={form} className="own-form" onSubmit={submit} noValidate>
        <FormMessage error={error ? errorMessage(error, t) : undefined} />
        <TextField
          label={t('details.title')}
          name="title"
          value={title}
          maxLength={200}
          autoComplete="off"
          required
          onChange={(event) => setTitle(event.target.value)}
          error={isBlank ? t('details.titleRequired') : undefined}
        />
        <DetailsFields
          details={details}
          onChange={(change) => setDetails((before) => ({ ...before, ...change }))}
        />
        <Button variant="primary" type="submit" tall wide busy={isPending}>
          {t('details.save')}
        </Button>
      </form>
    </Dialog>
  )
}

function useUpdate({ id }: OwnMedia, username: string, onDone: () => void) {
  const { t } = useTranslation('ownMedia')
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (body: Details & { title: string }) => call(updateOwnMedia, { params: { id }, body }),
    onSuccess: (changed) => {
      client.setQueryData(
        ownMediaQuery(username).queryKey,
        (listing) =>
          listing && { ...listing, items: listing.items.map((one) => (one.id === id ? changed : one)) },
      )
      // The player and the listings tell of it too.
      client.removeQueries({ queryKey: queryKeys.player })
      void client.invalidateQueries({ queryKey: queryKeys.catalogue })
      toast({ text: t('details.saved') })
      onDone()
    },
  })
}
