import { useTranslation } from 'react-i18next'
import './states.css'
import { Button } from './button.tsx'
import { Mark } from './mark.tsx'

type Props = { title: string; text: string; onRetry: () => void }

/** What happened, what to do, and a way to try again. */
export function ErrorState({ title, text, onRetry }: Props) {
  const { t } = useTranslation('common')
  return (
    <section className="empty" role="alert">
      <Mark className="bud-mark" />
      <h2>{title}</h2>
      <p>{text}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </section>
  )
}
