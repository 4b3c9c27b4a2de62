import { finishSandboxCheckout, planSelectionPrice, settingsPrice } from '@verbena/contract/billing/billing'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { isCheckoutId } from '../../parts/billing/saved-checkout.ts'
import { errorMessage } from '../../parts/errors/error-message.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BillingFrame } from './billing-frame.tsx'
import { BillingNotice } from './billing-notice.tsx'
import { priceText } from './price-text.ts'
import { useRedirect } from './use-redirect.ts'

type Outcome = 'paid' | 'cancelled'

/** Replaces the payment provider's page where no provider is configured. */
export function SandboxCheckoutScreen() {
  const { t, i18n } = useTranslation(['billing', 'common'])
  const { id } = useParams()
  const [search] = useSearchParams()
  // The price of the page that opened the checkout.
  const price = search.get('from') === 'settings' ? settingsPrice : planSelectionPrice
  const { mutate, isPending, variables, error } = useRedirect((outcome: Outcome) =>
    call(finishSandboxCheckout, { params: { id: id ?? '' }, body: { outcome } }),
  )
  if (!isCheckoutId(id) || isUnknown(error)) return <UnknownCheckout />
  return (
    <BillingFrame>
      <div className="sandbox">
        <p className="sandbox__label">
          <FlaskConical className="icon icon--sm" aria-hidden="true" />
          {t('sandbox.label')}
        </p>
        <PageTitle title={t('sandbox.title')} />
        <p className="billing__lede">{t('sandbox.text')}</p>
        <dl className="sandbox__line">
          <dt>{t('sandbox.product')}</dt>
          <dd>{priceText(price, i18n.language)}</dd>
        </dl>
        <p className="billing__failure" role="alert">
          {error && `${t('sandbox.failed')} ${errorMessage(error, t)}`}
        </p>
        <div className="billing-notice__actions">
          <Button
            variant="primary"
            tall
            busy={isPending && variables === 'paid'}
            disabled={isPending && variables !== 'paid'}
            onClick={() => mutate('paid')}
          >
            {t('sandbox.pay')}
          </Button>
          <Button
            variant="quiet"
            tall
            busy={isPending && variables === 'cancelled'}
            disabled={isPending && variables !== 'cancelled'}
            onClick={() => mutate('cancelled')}
          >
            {t('sandbox.leave')}
          </Button>
        </div>
      </div>
    </BillingFrame>
  )
}

const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_REQUEST')

function UnknownCheckout() {
  const { t } = useTranslation('billing')
  return (
    <BillingNotice title={t('sandbox.unknownTitle')} text={t('sandbox.unknown')}>
      <ButtonLink variant="primary" tall to={paths.plans}>
        {t('success.seePlans')}
      </ButtonLink>
    </BillingNotice>
  )
}
