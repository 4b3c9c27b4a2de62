import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'

type Props = { text: string; className: string; onRetry: () => void }

/** An error in a small part of a page: one line, with a button to try again. */
export function InlineError({ text, className, onRetry }: Props) {
  const { t } = useTranslation('common')
  return (
    <p className={className} role="alert">
      {text}{' '}
      <Button variant="text" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </p>
  )
}
