import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addVideo } from '@verbena/contract/own-media/own-media'
import { youtubeId } from '@verbena/language/media/youtube-id'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { Button } from '../../../ui/button/button.tsx'
import { focusInvalidField } from '../../../ui/form/focus-invalid-field.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { DetailsFields } from '../details-fields.tsx'
import type { AddFieldsProps } from './add-fields-props.ts'
import { useLinkTitle } from './use-link-title.ts'

type Problems = { url?: string; title?: string }

/** Adds a YouTube link as an own item (specification 2, sections 4 and 5). */
export function AddLink({ kind, title, details, onTitle, onDetails, onClose }: AddFieldsProps) {
  const { t } = useTranslation(['ownMedia', 'common'])
  const form = useRef<HTMLFormElement>(null)
  const [url, setUrl] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const { mutate, isPending, error } = useAddLink(kind, onClose)
  const suggestedTitle = useLinkTitle(url)
  const trimmedTitle = (title || suggestedTitle).trim()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const errors = findProblems()
    setProblems(errors)
    const first = Object.keys(errors)[0]
    if (first) return focusInvalidField(form.current, first)
    const link = url.trim()
    const id = youtubeId(link) ?? ''
    mutate({ title: trimmedTitle, url: id, enlace: link, kind, ...details })
  }
  const findProblems = (): Problems => ({
    ...(url.trim() === '' && { url: t('link.urlRequired') }),
    ...(url.trim() !== '' && !isLink(url) && { url: t('ownMedia:errors.VIDEO_LINK_NOT_VALID') }),
    ...(trimmedTitle === '' && { title: t('details.titleRequired') }),
  })

  return (
    <form ref={form} className="own-form" onSubmit={submit} noValidate>
      <FormMessage error={error ? errorMessage(error, t) : undefined} />
      <p className="visually-hidden" role="alert">
        {problems.url}
      </p>
      <TextField
        label={t('link.url')}
        name="url"
        type="url"
        inputMode="url"
        value={url}
        maxLength={2000}
        placeholder={t('link.urlPlaceholder')}
        autoComplete="off"
        autoFocus
        required
        onChange={(event) => setUrl(event.target.value)}
        error={problems.url}
        hint={t('link.urlHint')}
      />
      <TextField
        label={t('details.title')}
        name="title"
        value={title || suggestedTitle}
        maxLength={200}
        autoComplete="off"
        required
        onChange={(event) => onTitle(event.target.value)}
        error={problems.title}
        hint={t('link.titleHint')}
      />
      <DetailsFields details={details} onChange={onDetails} />
      <Button variant="primary" type="submit" tall wide busy={isPending}>
        {t('link.add')}
      </Button>
    </form>
  )
}

/** Whether the text is a YouTube URL; an id alone is not. */
const isLink = (text: string) => URL.canParse(text.trim()) && youtubeId(text) !== null

function useAddLink(kind: AddFieldsProps['kind'], onClose: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: Parameters<typeof call<typeof addVideo>>[1]['body']) => call(addVideo, { body }),
    onSuccess: ({ id }) => {
      for (const queryKey of [queryKeys.ownMedia.all, queryKeys.catalogue.all])
        void client.invalidateQueries({ queryKey })
      onClose()
      void navigate(kind === 'song' ? paths.song(id) : paths.video(id))
    },
  })
}
