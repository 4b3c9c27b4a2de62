import type { Explanation } from '@verbena/contract/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'

type Props = { explanation: Explanation; language: TargetLanguageCode }

/** "verb · past, third person of abrir": what kind of word it is, and why it looks as it does. */
export function WordGrammar({ explanation, language }: Props) {
  const { t, i18n } = useTranslation('lookup')
  const { partOfSpeech, gender, level, word, lemma, formReasons = [], ipa } = explanation
  const kind = [partOfSpeech && t(`partsOfSpeech.${partOfSpeech}`), gender && t(`genders.${gender}`)]
  const kindText = kind.filter(Boolean).join(', ')
  const reasons = formReasons.map((reason) => t(`reasons.${reason}`)).join(', ')
  const isInflected =
    lemma !== undefined && lemma.toLocaleLowerCase(language) !== word.toLocaleLowerCase(language)
  if (!kindText && !isInflected && !ipa) return null
  return (
    <p className="word-card__grammar" lang={i18n.language}>
      {kindText}
      {level && kindText && ` · ${level}`}
      {isInflected && (
        <>
          {kindText && ' · '}
          {reasons ? t('formOf', { reasons }) : t('from')} <b lang={language}>{lemma}</b>
        </>
      )}
      {ipa && (
        <>
          {(kindText || isInflected) && ' · '}
          {/* Read out, its letters would be taken for words; the button beside it says them. */}
          <span className="word-card__ipa" lang="und-fonipa" aria-hidden="true">
            /{ipa}/
          </span>
        </>
      )}
    </p>
  )
}
