import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/use-session.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { BillingNotice } from './billing-notice.tsx'

export function CancelScreen() {
  const { t } = useTranslation('billing')
  const isLearner = useSession() !== null
  return (
    <BillingNotice title={t('cancel.title')} text={t('cancel.text')}>
      <ButtonLink variant="primary" tall to={paths.plans}>
        {t('cancel.toPlans')}
      </ButtonLink>
      {isLearner && (
        <ButtonLink variant="quiet" tall to={paths.subscription}>
          {t('cancel.toSubscription')}
        </ButtonLink>
      )}
    </BillingNotice>
  )
}
