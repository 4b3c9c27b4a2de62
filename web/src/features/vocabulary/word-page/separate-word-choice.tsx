import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setOwnForm, type WordPage } from '@verbena/contract/vocabulary/word-page'
import { textKey } from '@verbena/language/text/text-key'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { wordQuery } from './word-page-queries.ts'

/** A checkbox that makes an inflected form a separate word with its own status, note and reviews. */
export function SeparateWordChoice({ word }: { word: WordPage }) {
  const { t } = useTranslation('wordPage')
  const { mutate, isPending, variables, error } = useSetOwnForm(word)
  const hintId = useId()
  const isInflected = word.lemma !== textKey(word.word)
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

function useSetOwnForm({ id, language }: WordPage) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isOwnForm: boolean) => call(setOwnForm, { params: { id }, body: { isOwnForm } }),
    // Waits for the refetch, because the note, the history and the forms change together with the choice.
    onSuccess: async () => {
      await client.refetchQueries({ queryKey: wordQuery(id).queryKey })
      void client.invalidateQueries({ queryKey: queryKeys.vocabulary.all })
      void client.invalidateQueries({
        queryKey: queryKeys.lookup.explanations(language),
        refetchType: 'none',
      })
    },
  })
}
