import type { OwnMediaListing } from '@verbena/contract/own-media'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { byteSize } from '../byte-size.ts'
import { DetailsFields } from '../details-fields.tsx'
import { fileProblem } from '../upload/check-file.ts'
import { measureFile } from '../upload/measure-file.ts'
import { sendOwnFile } from '../upload/upload-store.ts'
import type { AddFields } from './add-fields.ts'
import { FollowedUpload } from './followed-upload.tsx'
import { MediaFileField } from './media-file-field.tsx'

type Chosen = { file: File; durationSeconds: number | null }
type Props = AddFields & { usage: OwnMediaListing['usage'] }

/** A file of the learner's device; what cannot be taken is said before it is sent. */
export function AddFile({ kind, title, details, onTitle, onDetails, onClose, usage }: Props) {
  const { t } = useTranslation('ownMedia')
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problems, setProblems] = useState<{ file?: string; title?: string }>({})
  const [uploadKey, setUploadKey] = useState<string | null>(null)
  if (uploadKey) return <FollowedUpload uploadKey={uploadKey} kind={kind} onClose={onClose} />

  const choose = async (file: File) => {
    const problem = fileProblem(file, usage)
    setProblems(problem ? { file: problemText(problem) } : {})
    setChosen(problem ? null : { file, durationSeconds: null })
    if (problem) return
    if (title === '') onTitle(titleOf(file.name))
    const durationSeconds = await measureFile(file)
    setChosen((now) => (now?.file === file ? { file, durationSeconds } : now))
  }
  const problemText = (problem: NonNullable<ReturnType<typeof fileProblem>>) =>
    t(`file.${problem}`, {
      size: byteSize(t, usage.fileBytesMaximum),
      left: byteSize(t, Math.max(0, usage.bytesMaximum - usage.bytes)),
      whole: byteSize(t, usage.bytesMaximum),
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = title.trim()
    const found = {
      ...(!chosen && { file: problems.file ?? t('file.required') }),
      ...(said === '' && { title: t('details.titleRequired') }),
    }
    setProblems(found)
    const first = Object.keys(found)[0]
    if (first || !chosen) return focusField(form.current, first)
    setUploadKey(
      sendOwnFile(chosen.file, { kind, title: said, ...details, durationSeconds: chosen.durationSeconds }),
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

/** `mi_película-2.mp4` is called "mi película 2". */
const titleOf = (name: string) =>
  name
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 200)
