import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { Lookup } from '../card/lookup.ts'
import { SaveWord } from '../saving/save-word.tsx'
import { unknownWordToSave } from '../saving/word-to-save.ts'

type Props = { lookup: Lookup; onClose: () => void }

/** A word without a dictionary entry; the learner can save it with their own translation. */
export function UnknownWord({ lookup, onClose }: Props) {
  const { t } = useTranslation('lookup')
  const [translation, setTranslation] = useState('')
  const id = useId()
  const formId = `${id}-form`
  return (
    <div className="word-card__unknown">
      <p>{t('unknown')}</p>
      <TextField
        id={id}
        name="translation"
        label={t('ownTranslation')}
        form={formId}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={500}
        value={translation}
        onChange={(event) => setTranslation(event.target.value)}
      />
      <SaveWord word={unknownWordToSave(lookup, translation.trim())} formId={formId} onDone={onClose} />
    </div>
  )
}
