import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateWord, type Word } from '@verbena/contract/vocabulary/words'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { changeWords } from '../vocabulary-queries.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { useLeaveHandler } from './leave-handler.ts'
import { TextArea } from './text-area.tsx'

type Props = { listId: string; word: Word; onDone: () => void }

export function WordForm({ listId, word, onDone }: Props) {
  const { t } = useTranslation('vocabulary')
  const { native } = useAudience()
  const { mutate, isPending, error } = useSaveWord(listId, word.id)
  const form = useRef<HTMLFormElement>(null)
  const [isConfirming, setConfirming] = useState(false)
  useLeaveHandler(() => {
    if (form.current && isChanged(textsOf(form.current), word)) setConfirming(true)
    else onDone()
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Callbacks of `mutate` run only while the form is mounted: a save that ends after Cancel must not close the next form.
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
      <DiscardDialog open={isConfirming} onKeepEditing={() => setConfirming(false)} onDiscard={onDone} />
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

/** Browsers normalise the line breaks of a text area, so both sides are compared in the same form. */
const normaliseLineBreaks = (text: string) => text.replace(/\r\n?/g, '\n').trim()

const isChanged = (texts: Texts, word: Word) =>
  (Object.keys(texts) as (keyof Texts)[]).some(
    (name) => normaliseLineBreaks(texts[name]) !== normaliseLineBreaks(word[name]),
  )

function useSaveWord(listId: string, wordId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Texts) => call(updateWord, { params: { wordId }, body }),
    onSuccess: (saved) =>
      changeWords(client, listId, (words) => words.map((word) => (word.id === saved.id ? saved : word))),
  })
}
