import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import './states.css'
import { Button } from '../button/button.tsx'
import { BrandMark } from '../pictures/brand-mark.tsx'

type Props = { title: string; text: string; onRetry: () => void }

/** Says what failed and what to do, with a button to try again. */
export function ErrorState({ title, text, onRetry }: Props) {
  const { t } = useTranslation('common')
  const retry = (event: MouseEvent<HTMLElement>) => {
    // The button disappears with the error, so the focus moves to the heading of the page.
    const page = event.currentTarget.closest<HTMLElement>('main, [role=dialog]')
    const head = page?.querySelector<HTMLElement>('h1') ?? page
    head?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <section className="empty" role="alert">
      <BrandMark className="bud-mark" />
      <h2>{title}</h2>
      <p>{text}</p>
      <Button variant="quiet" onClick={retry}>
        {t('tryAgain')}
      </Button>
    </section>
  )
}
