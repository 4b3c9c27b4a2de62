import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateWord } from '@verbena/contract/vocabulary/words'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button/button.tsx'
import { errorMessage } from '../errors/error-message.ts'
import { queryKeys } from '../queries/query-keys.ts'

/** A word that the learner saved. */
type CountableWord = {
  id: string
  word: string
  translation: string
  definition: string
  example: string
}

type Props = {
  word: CountableWord
  answer: string
  /** Called when the answer is one of the word's translations. */
  onCounted: (translation: string) => void
}

/** Adds the typed answer to the translations of the word, so that it counts as right from now on. */
export function AcceptOwnAnswer({ word, answer, onCounted }: Props) {
  const { t } = useTranslation('typedAnswer')
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (translation: string) => {
      const { id, word: text, definition, example } = word
      return call(updateWord, {
        params: { wordId: id },
        body: { word: text, translation, definition, example },
      })
    },
    onSuccess: ({ translation }) => {
      void client.invalidateQueries({ queryKey: queryKeys.vocabulary.allWords })
      onCounted(translation)
    },
  })
  const count = () => mutate([word.translation, answer.trim()].filter(Boolean).join(', '))
  return (
    <>
      <Button variant="text" className="verdict__count" busy={isPending} onClick={count}>
        {t('countMine')}
      </Button>
      {error && (
        <p className="field__error" role="alert">
          {t('countFailed')} {errorMessage(error, t)}
        </p>
      )}
    </>
  )
}
