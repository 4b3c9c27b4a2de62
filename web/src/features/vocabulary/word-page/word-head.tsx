import type { WordPage } from '@verbena/contract/vocabulary/word-page'
import { textKey } from '@verbena/language/text/text-key'
import ExternalLink from 'lucide-react/icons/external-link'
import { useTranslation } from 'react-i18next'
import { AudioButton } from '../../../parts/audio-button/audio-button.tsx'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { SavedLine } from '../../../parts/saved-line/saved-line.tsx'
import { SpeakingButton } from '../../../parts/speaking/speaking-button.tsx'
import { dictionaryLink } from '../../../parts/word-card/examples/dictionary-link.ts'
import { Emphasised } from '../../../parts/word-card/examples/emphasised.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import './word-head.css'

/** "el/la artista" is spoken with its first article. */
const spokenForm = (headword: string) => headword.replace(/\/\S+/, '')

/** The word with its audio, its meaning and a link to an external dictionary. */
export function WordHead({ word }: { word: WordPage }) {
  const { t } = useTranslation(['wordPage', 'lookup'])
  const { native } = useAudience()
  const { word: text, headword = text, language, lemma, translation, definition, example } = word
  const dictionary = dictionaryLink(text, native, language)
  const isForm = lemma !== textKey(text)
  return (
    <header className="word-head">
      <div className="word-head__title">
        <PageTitle title={headword} lang={language} />
        <AudioButton key={headword} text={spokenForm(headword)} language={language} />
        <SpeakingButton key={`say ${text}`} spoken={{ text, language }} />
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
      <SavedLine wordId={word.id} language={language} />
      {dictionary && (
        <p className="word-head__elsewhere">
          {t('lookElsewhere')}{' '}
          <a href={dictionary.href} target="_blank" rel="noopener noreferrer">
            {dictionary.name} <ExternalLink className="icon icon--sm" aria-hidden="true" />
            <span className="visually-hidden">{t('lookup:opensNewTab')}</span>
          </a>
        </p>
      )}
    </header>
  )
}
