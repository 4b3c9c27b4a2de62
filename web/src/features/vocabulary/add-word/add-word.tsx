import Search from 'lucide-react/icons/search'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/use-session.ts'
import { Deferred } from '../../../parts/deferred/deferred.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { deferredLookedUpWord } from '../deferred/deferred-parts.ts'
import './add-word.css'

/** The maximum length of a text that is looked up. */
const wordMaximum = 200

/** Looks up a word that the learner types, and saves it to a list in the sense they choose. */
export function AddWord() {
  const { t } = useTranslation(['lists', 'vocabulary'])
  const language = useSession()?.user.targetLanguage
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  if (!language) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (text) setQuery(text)
    else field.current?.focus()
  }
  const close = () => {
    setQuery('')
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
      <Deferred
        key={query}
        component={deferredLookedUpWord}
        given={query ? { lookup: { text: query, context: '', mediaId: '', language }, onClose: close } : null}
        failure={t('partFailed')}
        onFail={() => setQuery('')}
      >
        <Loading text={t('vocabulary:loading')} className="add-word__found">
          <Skeleton className="add-word__skeleton" />
        </Loading>
      </Deferred>
    </section>
  )
}
