import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionFrame } from '../../parts/session/session-frame.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** Shown for a link to a missing topic, which may be old or of another language. */
export function TopicNotFound({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('grammar')
  const element = useRef<HTMLDivElement>(null)
  // With the focus, screen readers announce the message and not only the title and the close button.
  useEffect(() => {
    element.current?.focus()
  }, [])
  return (
    <SessionFrame
      title={t('title')}
      showTitle
      body={
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and this is not one
        <div ref={element} className="topic-missing" role="group" aria-label={t('gone')} tabIndex={-1}>
          <EmptyState title={t('gone')} text={t('goneText')}>
            <Button variant="primary" onClick={onLeave}>
              {t('done.back')}
            </Button>
          </EmptyState>
        </div>
      }
    />
  )
}
