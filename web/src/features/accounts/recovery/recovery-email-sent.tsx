import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { FormConfirmation } from './form-confirmation.tsx'

/** The same for every name, so that it does not reveal which accounts exist. */
export function RecoveryEmailSent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('recovery')
  return (
    <FormConfirmation text={t('forgot.sent')} note={t('forgot.sentNote')}>
      <Button variant="quiet" onClick={onAnother}>
        {t('forgot.another')}
      </Button>
    </FormConfirmation>
  )
}
