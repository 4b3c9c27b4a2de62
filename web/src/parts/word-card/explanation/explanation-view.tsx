import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { LanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import type { Lookup } from '../card/lookup.ts'
import { Emphasised } from '../examples/emphasised.tsx'
import { LineTranslation } from './line-translation.tsx'
import { TranslatedLine } from './translated-line.tsx'
import { TranslationText } from './translation-text.tsx'
import { TrustMarks } from './trust-marks.tsx'
import { isWordByWord } from './word-by-word-glosses.ts'

type Props = { explanation: Explanation; lookup: Lookup; native: LanguageCode }

/** The explanation that the sources give for a word. */
export function ExplanationView({ explanation, lookup, native }: Props) {
  const { t, i18n } = useTranslation(['lookup', 'common'])
  const { word, lemma = word, definition, example, exampleTranslation, explainedIn, definedIn } = explanation
  const { language, line, lineTranslation, untranslatedLine } = lookup
  const explainedLang = explainedIn ?? native
  return (
    <>
      {isWordByWord(explanation) && line && lineTranslation ? (
        <TranslatedLine
          explanation={explanation}
          line={line}
          translation={lineTranslation}
          language={language}
          native={native}
        />
      ) : (
        <TranslationText explanation={explanation} language={language} explainedLang={explainedLang} />
      )}
      <TrustMarks {...explanation} />
      {definition && (
        <p className="word-card__definition" lang={definedIn ?? native}>
          {definition}
          {definedIn && definedIn !== explainedIn && (
            <small lang={i18n.language}>
              {' '}
              {t('definedIn', { language: t(`common:languages.${definedIn}`) })}
            </small>
          )}
        </p>
      )}
      {explainedIn && explainedIn !== native && (
        <p className="word-card__note">
          {t('explainedIn', { language: t(`common:languages.${explainedIn}`) })}
        </p>
      )}
      {example && (
        <div className="word-card__example">
          <p lang={language}>
            <Emphasised text={example} words={[word, lemma]} language={language} />
          </p>
          {exampleTranslation && <small lang={explainedLang}>{exampleTranslation}</small>}
        </div>
      )}
      {untranslatedLine && <LineTranslation lookup={lookup} line={untranslatedLine} />}
    </>
  )
}
