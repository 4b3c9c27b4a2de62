import type { Explanation } from '@verbena/contract/lookup'
import type { LanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import { Emphasised } from './emphasised.tsx'
import type { Lookup } from './lookup.ts'

type Props = { explanation: Explanation; lookup: Lookup; native: LanguageCode }

/** What the lexicon says of a word. */
export function ExplanationView({ explanation, lookup, native }: Props) {
  const { t } = useTranslation(['lookup', 'common'])
  const { translation, definition, example, exampleTranslation, alternatives, explainedIn, source } =
    explanation
  const explainedLang = explainedIn ?? native
  return (
    <>
      <p className="word-card__translation" lang={explainedLang}>
        {translation}
      </p>
      {definition && (
        <p className="word-card__definition" lang={explainedLang}>
          {definition}
        </p>
      )}
      {explainedIn && explainedIn !== native && (
        <p className="word-card__note">
          {t('explainedIn', { language: t(`common:languages.${explainedIn}`) })}
        </p>
      )}
      {example && (
        <div className="word-card__example">
          <p lang={lookup.language}>
            <Emphasised
              text={example}
              words={[explanation.word, explanation.lemma ?? '']}
              language={lookup.language}
            />
          </p>
          {exampleTranslation && <small lang={explainedLang}>{exampleTranslation}</small>}
        </div>
      )}
      {alternatives && alternatives.length > 0 && (
        <div className="word-card__alternatives">
          <h3>{t('alternatives')}</h3>
          <ul>
            {alternatives.map((other) => (
              <li key={`${other.lemma} ${other.partOfSpeech} ${other.translation}`}>
                <b lang={lookup.language}>{other.lemma}</b> {t(`partsOfSpeech.${other.partOfSpeech}`)}:{' '}
                <span lang={explainedLang}>{other.translation}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {source && <p className="word-card__note">{t('source', { source })}</p>}
    </>
  )
}
