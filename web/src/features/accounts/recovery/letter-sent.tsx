import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** The same for every name, so that it tells nobody which accounts there are. */
export function LetterSent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('recovery')
  return (
    <>
      <p ref={useFocusOnMount()} className="landing__answer" tabIndex={-1}>
        {t('forgot.sent')}
      </p>
      <p className="muted">{t('forgot.sentNote')}</p>
      <div className="landing__actions">
        <Button variant="quiet" onClick={onAnother}>
          {t('forgot.another')}
        </Button>
      </div>
    </>
  )
}
