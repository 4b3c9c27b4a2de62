import type { WordPage } from '@verbena/contract/words'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** More fill a screen before anybody asked for them. */
const shownAtFirst = 8

/** Inflected forms that are sure: those that were met, then those that its language lists. */
export function WordForms({ word: { forms, language } }: { word: WordPage }) {
  const { t } = useTranslation('word')
  const [isOpen, setOpen] = useState(false)
  if (forms.length === 0) return null
  const met = forms.filter(({ isMet }) => isMet)
  const others = forms.filter(({ isMet }) => !isMet)
  const shown = isOpen ? others : others.slice(0, shownAtFirst)
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
