import type { WordPage } from '@verbena/contract/words'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AudioButton } from '../../parts/audio-button/audio-button.tsx'
import { SayIt } from '../../parts/speaking/say-it.tsx'
import { useAudience } from '../../parts/use-audience.ts'
import { dictionaryLink } from '../../parts/word-card/dictionary-link.ts'
import { Emphasised } from '../../parts/word-card/emphasised.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

/** The word, how it sounds, what it means, and where else it can be looked up. */
export function WordHead({ word }: { word: WordPage }) {
  const { t } = useTranslation(['word', 'lookup'])
  const { native } = useAudience()
  const { word: text, language, lemma, translation, definition, example } = word
  const dictionary = dictionaryLink(text, native, language)
  const isForm = lemma !== text.toLowerCase()
  return (
    <header className="word-head">
      <div className="word-head__title">
        <PageTitle title={text} lang={language} />
        <AudioButton key={text} text={text} language={language} />
        <SayIt key={`say ${text}`} spoken={{ text, language }} />
      </div>
      {isForm && (
        <p className="word-head__lemma">
          {t('formOf')} <b lang={language}>{lemma}</b>
        </p>
      )}
      <p className="word-head__translation" lang={translation ? native : undefined}>
        {translation || t('noTranslation')}
      </p>
      {definition && <p className="word-head__definition">{definition}</p>}
      {example && (
        <figure className="word-head__example">
          <figcaption className="visually-hidden">{t('example')}</figcaption>
          <p lang={language}>
            <Emphasised text={example} words={[text, lemma]} language={language} />
          </p>
        </figure>
      )}
      <p className="word-head__elsewhere">
        {t('lookElsewhere')}{' '}
        <a href={dictionary.href} target="_blank" rel="noopener noreferrer">
          {dictionary.name} <ExternalLink className="icon icon--sm" aria-hidden="true" />
          <span className="visually-hidden">{t('lookup:opensNewTab')}</span>
        </a>
      </p>
    </header>
  )
}
