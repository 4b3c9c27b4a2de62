import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setOwnForm, type WordPage } from '@verbena/contract/words'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../parts/error-message.ts'
import { queryKeys } from '../../parts/query-keys.ts'
import { explanationsKey } from '../../parts/word-card/explanation-query.ts'
import { wordQuery } from './word-queries.ts'

/** Whether an inflected form is a word of its own to the learner; of a base form there is nothing to say. */
export function OwnForm({ word }: { word: WordPage }) {
  const { t } = useTranslation('word')
  const { mutate, isPending, variables, error } = useSayOwnForm(word)
  const hintId = useId()
  const isInflected = word.lemma !== word.word.toLowerCase()
  if (!isInflected && !word.isOwnForm) return null
  return (
    <div className="own-form-choice">
      <label>
        <input
          type="checkbox"
          checked={isPending ? variables : word.isOwnForm}
          disabled={isPending}
          aria-describedby={hintId}
          onChange={(event) => mutate(event.target.checked)}
        />
        <span>{t('ownForm', { form: word.word })}</span>
      </label>
      <p id={hintId} className="word-page__hint">
        {word.isOwnForm ? t('ownFormIs') : t('ownFormHint', { lemma: word.lemma })}
      </p>
      {error && (
        <p className="word-page__failure" role="alert">
          {t('ownFormFailed')} {errorMessage(error, t)}
        </p>
      )}
    </div>
  )
}

function useSayOwnForm({ id, language }: WordPage) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isOwnForm: boolean) => call(setOwnForm, { params: { id }, body: { isOwnForm } }),
    // Shown once all of it is there: the note, the history and the forms are others now.
    onSuccess: async () => {
      await client.refetchQueries({ queryKey: wordQuery(id).queryKey })
      void client.invalidateQueries({ queryKey: queryKeys.vocabulary })
      void client.invalidateQueries({ queryKey: explanationsKey(language), refetchType: 'none' })
    },
  })
}
