import type { LanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'

type Props = {
  /** With one gap `___`. */
  question: string
  language: LanguageCode
  /** The text in the gap, once the question is answered. */
  filled?: string | undefined
  className?: string
}

/** A sentence with a gap, which has a text for screen readers. */
export function GappedSentence({ question, language, filled, className }: Props) {
  const { t, i18n } = useTranslation('grammar')
  const [before = '', after = ''] = question.split('___')
  return (
    <span lang={language} className={className}>
      {before}
      {filled === undefined ? (
        <>
          <span className="gapped__gap" aria-hidden="true" />
          <span className="visually-hidden" lang={i18n.language}>
            {t('gap')}
          </span>
        </>
      ) : (
        <strong className="gapped__filled">{filled}</strong>
      )}
      {after}
    </span>
  )
}
