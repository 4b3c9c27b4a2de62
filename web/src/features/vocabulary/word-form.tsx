import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateWord, type Word } from '@verbena/contract/vocabulary'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../parts/error-message.ts'
import { useAudience } from '../../parts/use-audience.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { TextArea } from './text-area.tsx'
import { changeWords } from './vocabulary-queries.ts'
import { useWayOut } from './way-out.ts'

type Props = { listId: string; word: Word; onDone: () => void }

export function WordForm({ listId, word, onDone }: Props) {
  const { t } = useTranslation('vocabulary')
  const { native } = useAudience()
  const { mutate, isPending, error } = useSaveWord(listId, word.id)
  const form = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  useWayOut(() => {
    if (form.current && isChanged(textsOf(form.current), word)) setAsking(true)
    else onDone()
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Called only while the form is there: a save that ends after Cancel must not close the form of the next word.
    if (!isPending) mutate(textsOf(event.currentTarget), { onSuccess: onDone })
  }
  return (
    <form className="session-form" ref={form} onSubmit={submit}>
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
      <DiscardQuestion open={isAsking} onKeep={() => setAsking(false)} onDiscard={onDone} />
    </form>
  )
}

type Texts = Pick<Word, 'word' | 'translation' | 'definition' | 'example'>

function textsOf(form: HTMLFormElement): Texts {
  const values = new FormData(form)
  const textOf = (name: keyof Texts) => String(values.get(name) ?? '').trim()
  return {
    word: textOf('word'),
    translation: textOf('translation'),
    definition: textOf('definition'),
    example: textOf('example'),
  }
}

/** A text area writes every line break its own way. */
const written = (text: string) => text.replace(/\r\n?/g, '\n').trim()

const isChanged = (texts: Texts, word: Word) =>
  (Object.keys(texts) as (keyof Texts)[]).some((name) => written(texts[name]) !== written(word[name]))

function useSaveWord(listId: string, wordId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Texts) => call(updateWord, { params: { wordId }, body }),
    onSuccess: (saved) =>
      changeWords(client, listId, (words) => words.map((word) => (word.id === saved.id ? saved : word))),
  })
}
