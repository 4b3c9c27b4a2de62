import type { OwnMediaListing } from '@verbena/contract/own-media/own-media'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { focusInvalidField } from '../../../ui/form/focus-invalid-field.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { byteSize } from '../byte-size.ts'
import { DetailsFields } from '../details-fields.tsx'
import { fileProblem } from '../upload/file-problem.ts'
import { mediaFileDuration } from '../upload/media-file-duration.ts'
import { sendOwnFile } from '../upload/upload-store.ts'
import type { AddFieldsProps } from './add-fields-props.ts'
import { MediaFileField } from './media-file-field.tsx'
import { TrackedUpload } from './tracked-upload.tsx'

type Chosen = { file: File; durationSeconds: number | null }
type Props = AddFieldsProps & { usage: OwnMediaListing['usage'] }

/** Uploads a file of the device. A file that the server would refuse is refused before the upload. */
export function AddFile({ kind, title, details, onTitle, onDetails, onClose, usage }: Props) {
  const { t } = useTranslation('ownMedia')
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problems, setProblems] = useState<{ file?: string; title?: string }>({})
  const [uploadKey, setUploadKey] = useState<string | null>(null)
  if (uploadKey) return <TrackedUpload uploadKey={uploadKey} kind={kind} onClose={onClose} />

  const choose = async (file: File) => {
    const problem = fileProblem(file, usage)
    setProblems(problem ? { file: problemText(problem) } : {})
    setChosen(problem ? null : { file, durationSeconds: null })
    if (problem) return
    if (title === '') onTitle(titleOf(file.name))
    const durationSeconds = await mediaFileDuration(file)
    setChosen((current) => (current?.file === file ? { file, durationSeconds } : current))
  }
  const problemText = (problem: NonNullable<ReturnType<typeof fileProblem>>) =>
    t(`file.${problem}`, {
      size: byteSize(t, usage.fileBytesMaximum),
      left: byteSize(t, Math.max(0, usage.bytesMaximum - usage.bytes)),
      whole: byteSize(t, usage.bytesMaximum),
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmedTitle = title.trim()
    const errors = {
      ...(!chosen && { file: problems.file ?? t('file.required') }),
      ...(trimmedTitle === '' && { title: t('details.titleRequired') }),
    }
    setProblems(errors)
    const first = Object.keys(errors)[0]
    if (first || !chosen) return focusInvalidField(form.current, first)
    setUploadKey(
      sendOwnFile(chosen.file, {
        kind,
        title: trimmedTitle,
        ...details,
        durationSeconds: chosen.durationSeconds,
      }),
    )
  }

  return (
    <form ref={form} className="own-form" onSubmit={submit} noValidate>
      <MediaFileField
        chosen={chosen}
        hint={t('file.hint', { size: byteSize(t, usage.fileBytesMaximum) })}
        error={problems.file}
        onChoose={(file) => void choose(file)}
      />
      <TextField
        label={t('details.title')}
        name="title"
        value={title}
        maxLength={200}
        autoComplete="off"
        required
        onChange={(event) => onTitle(event.target.value)}
        error={problems.title}
      />
      <DetailsFields details={details} onChange={onDetails} />
      <Button variant="primary" type="submit" tall wide>
        {t('file.send')}
      </Button>
    </form>
  )
}

/** @example titleOf('mi_película-2.mp4') // 'mi película 2' */
const titleOf = (name: string) =>
  name
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 200)
