import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateWord, type Word } from '@verbena/contract/vocabulary'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../parts/error-message.ts'
import { useAudience } from '../../parts/use-audience.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextArea } from './text-area.tsx'
import { wordsQuery } from './vocabulary-queries.ts'

type Props = { listId: string; word: Word; onDone: () => void }

export function WordForm({ listId, word, onDone }: Props) {
  const { t } = useTranslation('vocabulary')
  const { native } = useAudience()
  const { mutate, isPending, error } = useSaveWord(listId, word.id, onDone)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const textOf = (name: string) => String(values.get(name) ?? '').trim()
    if (!isPending)
      mutate({
        word: textOf('word'),
        translation: textOf('translation'),
        definition: textOf('definition'),
        example: textOf('example'),
      })
  }
  return (
    <form className="session-form" onSubmit={submit}>
      <TextField
        label={t('word')}
        name="word"
        defaultValue={word.word}
        lang={word.language}
        maxLength={200}
        pattern=".*\S.*"
        required
        autoFocus
      />
      <TextField
        label={t('translation')}
        name="translation"
        defaultValue={word.translation}
        lang={native}
        maxLength={500}
      />
      <TextArea label={t('definition')} name="definition" defaultValue={word.definition} maxLength={1000} />
      <TextArea
        label={t('example')}
        name="example"
        defaultValue={word.example}
        lang={word.language}
        maxLength={1000}
      />
      {error && (
        <p className="field__error" role="alert">
          {t('updateFailed')}. {errorMessage(error, t)}
        </p>
      )}
      <div className="form-actions">
        <Button variant="text" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button variant="primary" type="submit" busy={isPending}>
          {isPending ? t('saving') : t('save')}
        </Button>
      </div>
    </form>
  )
}

function useSaveWord(listId: string, wordId: string, onSaved: () => void) {
  const client = useQueryClient()
  const { queryKey } = wordsQuery(listId)
  return useMutation({
    mutationFn: (body: Pick<Word, 'word' | 'translation' | 'definition' | 'example'>) =>
      call(updateWord, { params: { wordId }, body }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, (words) => words?.map((word) => (word.id === saved.id ? saved : word)))
      void client.invalidateQueries({ queryKey })
      onSaved()
    },
  })
}
