import { useQuery } from '@tanstack/react-query'
import { writingTitleMaximum } from '@verbena/contract/writing/writing-limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { randomId } from '../../../api/random-id.ts'
import { useSession } from '../../../api/use-session.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { saveDraft } from '../text/writing-drafts.ts'
import { samplesQuery } from '../writing-queries.ts'
import './new-writing.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The sample that the text answers, if any. */
  sampleId?: string
}

export function NewWriting({ open, onOpenChange, sampleId }: Props) {
  const { t } = useTranslation('writing')
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('create.title')}>
      <NewWritingForm sampleId={sampleId ?? ''} />
    </Dialog>
  )
}

/** A new text is first a draft in this browser; its page sends it to the server. */
function NewWritingForm({ sampleId }: { sampleId: string }) {
  const { t } = useTranslation('writing')
  const session = useSession()
  const { data: samples = [] } = useQuery(samplesQuery(useAudience().key))
  const [answeredId, setAnsweredId] = useState(sampleId)
  const navigate = useNavigate()
  if (!session) return null
  const { learnerId, user } = session
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    const title = field?.value.trim() ?? ''
    // A blank title is ignored (specification 2, section 8).
    if (!title) return field?.focus()
    const id = randomId()
    const language = user.targetLanguage
    const at = Date.now()
    saveDraft(learnerId, id, { title, text: '', version: null, language, sampleId: answeredId || null, at })
    navigate(paths.writingText(id), { state: { isNew: true } })
  }
  return (
    <form className="new-writing" onSubmit={begin} noValidate>
      <TextField
        label={t('create.name')}
        name="title"
        placeholder={t('create.placeholder')}
        maxLength={writingTitleMaximum}
        autoComplete="off"
        lang={user.targetLanguage}
        required
        autoFocus
      />
      {samples.length > 0 && (
        <Select
          label={t('create.task')}
          value={answeredId}
          onChange={setAnsweredId}
          options={[
            { value: '', label: t('create.noTask') },
            ...samples.map(({ id, level, task }) => ({ value: id, label: `${level} · ${task}` })),
          ]}
        />
      )}
      <Button variant="primary" type="submit" tall wide>
        {t('create.do')}
      </Button>
    </form>
  )
}
