import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import { type Alternative, keyOf, otherReadings } from './chosen-reading.ts'

type Props = {
  explanation: Explanation
  language: TargetLanguageCode
  explainedLang: LanguageCode
  onChoose: (reading: Alternative) => void
  /** By default "It can also be". */
  title?: string
}

/** The other readings of the same form, each a button that looks it up. */
export function AlternativeReadings({ explanation, language, explainedLang, onChoose, title }: Props) {
  const { t } = useTranslation('lookup')
  const others = otherReadings(explanation)
  if (others.length === 0) return null
  return (
    <div className="word-card__alternatives">
      <h3>{title ?? t('alternatives')}</h3>
      <ul>
        {others.map((other) => (
          <li key={keyOf(other)}>
            <button type="button" className="word-card__alternative" onClick={() => onChoose(other)}>
              <b lang={language}>{other.lemma}</b> {t(`partsOfSpeech.${other.partOfSpeech}`)}:{' '}
              <span lang={explainedLang}>{other.translation}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
