import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import { Emphasised } from '../examples/emphasised.tsx'
import { wordByWordGlosses } from './word-by-word-glosses.ts'

type Props = {
  explanation: Pick<Explanation, 'word' | 'translation'>
  line: string
  translation: string
  language: TargetLanguageCode
  native: LanguageCode
}

/**
 * The line of a phrase that has no entry, and the translation of the line. In both the phrase is marked: in the translation,
 * by the words that its glosses share with it.
 */
export function TranslatedLine({ explanation, line, translation, language, native }: Props) {
  const { t } = useTranslation('lookup')
  const glosses = (wordByWordGlosses(explanation, language) ?? []).map(({ gloss }) => gloss)
  // The text is in the native language, but its words are cut like those of the line.
  return (
    <>
      <p className="word-card__label">{t('wholeLine')}</p>
      <p className="word-card__translation" lang={native}>
        <Emphasised text={translation} words={[...glosses, '']} language={language} />
      </p>
      <p className="word-card__definition" lang={language}>
        <Emphasised text={line} words={[explanation.word]} language={language} />
      </p>
    </>
  )
}
