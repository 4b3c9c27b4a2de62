import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/use-session.ts'
import { AudioButton } from '../../../parts/audio-button/audio-button.tsx'
import { useAudience } from '../../../parts/use-audience.ts'
import { asReading } from '../../../parts/word-card/as-reading.ts'
import { CardBody } from '../../../parts/word-card/card-body.tsx'
import { explanationQuery } from '../../../parts/word-card/explanation-query.ts'
import type { Lookup } from '../../../parts/word-card/lookup.ts'
import { useReadings } from '../../../parts/word-card/use-readings.ts'
import { WordGrammar } from '../../../parts/word-card/word-grammar.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import '../../../parts/word-card/word-card.css'
import './add-word.css'

/** The longest text that is looked up. */
const wordMaximum = 200

/** A word that was met elsewhere: looked up, read in one of its senses, and saved to a list. */
export function AddWord() {
  const { t } = useTranslation('lists')
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
      {asked && (
        <FoundWord key={asked} lookup={{ text: asked, context: '', mediaId: '', language }} onClose={close} />
      )}
    </section>
  )
}

/** As the card beside a film, but in the page. */
function FoundWord({ lookup, onClose }: { lookup: Lookup; onClose: () => void }) {
  const { t } = useTranslation('lists')
  const audience = useAudience()
  const { shown, reading, choose } = useReadings(lookup)
  const { data, error, isFetching, refetch } = useQuery(explanationQuery(shown, audience))
  const explanation = data && reading ? asReading(data, reading) : data
  return (
    <div className="add-word__found">
      <div className="word-card__head">
        <h2 className="word-card__word" lang={shown.language}>
          {shown.text}
        </h2>
        <AudioButton key={shown.text} text={shown.text} language={shown.language} />
        <IconButton
          label={t('add.close', { word: shown.text })}
          icon={<X className="icon" aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      {explanation && <WordGrammar explanation={explanation} language={shown.language} />}
      <CardBody
        key={shown.text}
        lookup={shown}
        native={audience.native}
        explanation={explanation}
        error={error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        onChoose={choose}
        onClose={onClose}
      />
    </div>
  )
}
