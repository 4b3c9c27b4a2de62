import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'

type Props = { text: string; className: string; onRetry: () => void }

/** The failure of a small part of a page: a line, with a way to try again. */
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
