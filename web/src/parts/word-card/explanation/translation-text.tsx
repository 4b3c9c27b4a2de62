import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import { keyedItems } from '../../../ui/list-keys/keyed-items.ts'
import { isWordByWord, wordByWordGlosses } from './word-by-word-glosses.ts'

type Props = {
  explanation: Pick<Explanation, 'word' | 'translation' | 'source' | 'isOwn'>
  language: TargetLanguageCode
  explainedLang: LanguageCode
}

/** The translation of a word; for an unknown phrase, the translation of each of its words, with a note that says so. */
export function TranslationText({ explanation, language, explainedLang }: Props) {
  const { t } = useTranslation('lookup')
  const isGloss = isWordByWord(explanation)
  const glosses = isGloss ? wordByWordGlosses(explanation, language) : null
  return (
    <>
      {isGloss && <p className="word-card__label">{t('wordByWord')}</p>}
      {glosses ? (
        <ul className="word-card__glosses">
          {keyedItems(glosses, ({ text }) => text).map(({ item: { text, gloss }, key }) => (
            <li key={key}>
              <span lang={language}>{text}</span> <b lang={explainedLang}>{gloss}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p className="word-card__translation" lang={explainedLang}>
          {explanation.translation}
        </p>
      )}
    </>
  )
}
