import { useTranslation } from 'react-i18next'
import { SessionFrame } from '../../parts/session/session-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** A link to a topic that is not there: an old one, or of another language. */
export function TopicMissing({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('grammar')
  return (
    <SessionFrame
      title={t('title')}
      showTitle
      body={
        <EmptyState title={t('gone')} text={t('goneText')}>
          <Button variant="primary" onClick={onLeave}>
            {t('done.back')}
          </Button>
        </EmptyState>
      }
    />
  )
}
