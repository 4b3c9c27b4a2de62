import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { LanguageCode } from '@verbena/language/languages'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { Lookup } from '../card/lookup.ts'
import { SaveWord } from '../saving/save-word.tsx'
import { unknownWordToSave } from '../saving/word-to-save.ts'
import { AlternativeReadings } from './alternative-readings.tsx'
import type { Alternative } from './chosen-reading.ts'

type Props = {
  lookup: Lookup
  native: LanguageCode
  explanation: Explanation
  onChoose: (reading: Alternative) => void
  onClose: () => void
}

/**
 * A word without a dictionary entry. If it resembles known words, these are offered first; the learner can save it with their
 * own translation.
 */
export function UnknownWord({ lookup, native, explanation, onChoose, onClose }: Props) {
  const { t } = useTranslation('lookup')
  const hasSuggestions = (explanation.alternatives ?? []).length > 0
  const [isKept, setIsKept] = useState(false)
  return (
    <div className="word-card__unknown">
      <AlternativeReadings
        explanation={explanation}
        language={lookup.language}
        explainedLang={explanation.explainedIn ?? native}
        onChoose={onChoose}
        title={t('resembles')}
      />
      {hasSuggestions && !isKept ? (
        <Button variant="quiet" onClick={() => setIsKept(true)}>
          {t('keepAsWritten', { word: lookup.text })}
        </Button>
      ) : (
        <OwnTranslation lookup={lookup} onClose={onClose} />
      )}
    </div>
  )
}

/** The form for the learner's own translation. */
function OwnTranslation({ lookup, onClose }: Pick<Props, 'lookup' | 'onClose'>) {
  const { t } = useTranslation('lookup')
  const [translation, setTranslation] = useState('')
  const id = useId()
  const formId = `${id}-form`
  return (
    <>
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
    </>
  )
}
