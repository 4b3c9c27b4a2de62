import { useQuery } from '@tanstack/react-query'
import { writingTitleMaximum } from '@verbena/contract/writing'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { randomId } from '../../../api/random-id.ts'
import { useSession } from '../../../api/use-session.ts'
import { paths } from '../../../parts/paths.ts'
import { useAudience } from '../../../parts/use-audience.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { keepDraft } from '../text/drafts.ts'
import { samplesQuery } from '../writing-queries.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The sample that is answered, where the learner comes from one. */
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

/** A new text is in this browser before anything else: the server hears of it when its page is open. */
function NewWritingForm({ sampleId }: { sampleId: string }) {
  const { t } = useTranslation('writing')
  const user = useSession()?.user
  const { data: samples = [] } = useQuery(samplesQuery(useAudience().key))
  const [answered, setAnswered] = useState(sampleId)
  const navigate = useNavigate()
  if (!user) return null
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    const title = field?.value.trim() ?? ''
    // A blank title is ignored (specification 2, section 8).
    if (!title) return field?.focus()
    const id = randomId()
    const { username, targetLanguage: language } = user
    const at = Date.now()
    keepDraft(username, id, { title, text: '', version: null, language, sampleId: answered || null, at })
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
          value={answered}
          onChange={setAnswered}
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
