import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type OwnMedia, updateOwnMedia } from '@verbena/contract/own-media/own-media'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { focusInvalidField } from '../../../ui/form/focus-invalid-field.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { type Details, DetailsFields } from '../details-fields.tsx'
import { ownMediaQuery } from '../own-media-queries.ts'

type Props = {
  item: OwnMedia
  learnerId: string
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

export function EditOwnMedia({ item, learnerId, returnFocus, onClose }: Props) {
  const { t } = useTranslation('ownMedia')
  const form = useRef<HTMLFormElement>(null)
  const [title, setTitle] = useState(item.title)
  const [details, setDetails] = useState<Details>(item)
  const [isBlank, setBlank] = useState(false)
  const { mutate, isPending, error } = useUpdate(item, learnerId, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmedTitle = title.trim()
    setBlank(trimmedTitle === '')
    const { language, level, category } = details
    if (trimmedTitle) mutate({ title: trimmedTitle, language, level, category })
    else focusInvalidField(form.current, 'title')
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

function useUpdate({ id }: OwnMedia, learnerId: string, onDone: () => void) {
  const { t } = useTranslation('ownMedia')
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (body: Details & { title: string }) => call(updateOwnMedia, { params: { id }, body }),
    onSuccess: (changed) => {
      client.setQueryData(
        ownMediaQuery(learnerId).queryKey,
        (listing) =>
          listing && { ...listing, items: listing.items.map((one) => (one.id === id ? changed : one)) },
      )
      // The player and the listings show these details too.
      client.removeQueries({ queryKey: queryKeys.player.all })
      void client.invalidateQueries({ queryKey: queryKeys.catalogue.all })
      toast({ text: t('details.saved') })
      onDone()
    },
  })
}
