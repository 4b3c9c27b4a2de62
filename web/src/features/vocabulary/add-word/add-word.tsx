import { Search } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LatePart } from '../late/late-part.tsx'
import { lateFoundWord } from '../late/late-parts.ts'
import './add-word.css'

/** The longest text that is looked up. */
const wordMaximum = 200

/** A word that was met elsewhere: looked up, read in one of its senses, and saved to a list. */
export function AddWord() {
  const { t } = useTranslation(['lists', 'vocabulary'])
  const language = useSession()?.user.targetLanguage
  const field = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState('')
  if (!language) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (text) setAsked(text)
    else field.current?.focus()
  }
  const close = () => {
    setAsked('')
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
  }
  return (
    <section className="add-word" aria-label={t('add.label')}>
      <form className="add-word__form" onSubmit={submit}>
        <label className="search">
          <Search className="icon" aria-hidden="true" />
          <span className="visually-hidden">{t('add.label')}</span>
          <input
            ref={field}
            className="input"
            name="word"
            lang={language}
            placeholder={t('add.placeholder')}
            maxLength={wordMaximum}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
        </label>
        <Button variant="quiet" type="submit">
          {t('add.look')}
        </Button>
      </form>
      <LatePart
        key={asked}
        part={lateFoundWord}
        given={asked ? { lookup: { text: asked, context: '', mediaId: '', language }, onClose: close } : null}
        onFail={() => setAsked('')}
      >
        {asked && (
          <Loading text={t('vocabulary:loading')} className="add-word__found">
            <Skeleton className="add-word__bone" />
          </Loading>
        )}
      </LatePart>
    </section>
  )
}
