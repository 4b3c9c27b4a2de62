import type { WordPage } from '@verbena/contract/vocabulary/word-page'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import './word-forms.css'

/** A longer list would fill the screen. */
const initiallyShown = 8

/** The certain inflected forms: those the learner has met, then the others that the language lists. */
export function WordForms({ word: { forms, language } }: { word: WordPage }) {
  const { t } = useTranslation('wordPage')
  const [isOpen, setOpen] = useState(false)
  if (forms.length === 0) return null
  const met = forms.filter(({ isMet }) => isMet)
  const others = forms.filter(({ isMet }) => !isMet)
  const shown = isOpen ? others : others.slice(0, initiallyShown)
  const hidden = others.length - shown.length
  return (
    <section aria-labelledby="word-forms">
      <h2 id="word-forms">{t('forms.heading')}</h2>
      {met.length > 0 && <h3 className="word-page__sub">{t('forms.met')}</h3>}
      <Forms forms={met} language={language} />
      {met.length > 0 && others.length > 0 && <h3 className="word-page__sub">{t('forms.others')}</h3>}
      <Forms forms={shown} language={language} />
      {hidden > 0 && (
        <Button variant="text" onClick={() => setOpen(true)}>
          {t('forms.more', { count: hidden })}
        </Button>
      )}
    </section>
  )
}

function Forms({ forms, language }: Pick<WordPage, 'forms' | 'language'>) {
  const { t } = useTranslation('lookup')
  if (forms.length === 0) return null
  return (
    <dl className="known-forms">
      {forms.map(({ form, reasons }) => (
        <div key={form}>
          <dt lang={language}>{form}</dt>
          <dd>{reasons.map((reason) => t(`reasons.${reason}`)).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
