import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'

type Props = { meant: Explanation['meant']; asked: string; language: TargetLanguageCode }

/** Says that another word is explained than the one that was written: "Did you mean “también”?" */
export function MeantWord({ meant, asked, language }: Props) {
  const { t } = useTranslation(['lookup', 'common'])
  if (!meant) return null
  return (
    <p className="word-card__note">
      {meant.because === 'spelling'
        ? t('didYouMean', { word: meant.word })
        : t('inLanguage', { word: asked, language: t(`common:languages.${language}`) })}{' '}
      {meant.because === 'nativeLanguage' && <b lang={language}>{meant.word}</b>}
    </p>
  )
}
