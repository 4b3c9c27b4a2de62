import type { LanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'

type Props = {
  line: number
  text: string
  language: LanguageCode
  isBlurred: boolean
  /** Whether Tab reaches it, which is only the case in one line. */
  isReachable: boolean
}

/**
 * A line in the learner's own language. A blurred one is a button that hides the text from screen readers until it is
 * pressed.
 */
export function LineTranslation({ line, text, language, isBlurred, isReachable }: Props) {
  const { t } = useTranslation('player')
  if (!isBlurred)
    return (
      <p className="line__translation" lang={language}>
        {text}
      </p>
    )
  return (
    <button
      type="button"
      className="line__translation line__translation--blurred"
      data-reveal={line}
      tabIndex={isReachable ? 0 : -1}
    >
      <span className="visually-hidden">{t('revealTranslation')}</span>
      <span className="line__blur" aria-hidden="true" lang={language}>
        {text}
      </span>
    </button>
  )
}
