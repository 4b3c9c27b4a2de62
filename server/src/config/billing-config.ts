import type { Environment } from './environment-schema.ts'
import { StartError } from './start-error.ts'

export type BillingConfig =
  | { provider: 'sandbox'; periodSeconds: number }
  | {
      provider: 'stripe'
      secretKey: string
      webhookSecret: string
      priceId: string
      apiUrl: string | undefined
    }

export function readBilling(values: Environment): BillingConfig {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
  } = values
  if (secretKey) {
    if (!webhookSecret || !priceId)
      throw new StartError('STRIPE_SECRET_KEY also requires STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID.')
    if (!/^whsec_.{4,}$/.test(webhookSecret))
      throw new StartError(
        'STRIPE_WEBHOOK_SECRET cannot be used: it must be the signing secret of the webhook, whsec_….',
      )
    return { provider: 'stripe', secretKey, webhookSecret, priceId, apiUrl: values.STRIPE_API_URL }
  }
  if (webhookSecret || priceId)
    throw new StartError('STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID also require STRIPE_SECRET_KEY.')
  const isRefused = values.NODE_ENV === 'production' && values.ALLOW_SANDBOX_BILLING === 'false'
  if (isRefused && values.BILLING === 'on')
    throw new StartError(
      'Billing has no provider: set STRIPE_SECRET_KEY, or BILLING=off to give everybody Pro, or ALLOW_SANDBOX_BILLING=true for a test checkout without payment.',
    )
  return { provider: 'sandbox', periodSeconds: values.SANDBOX_PERIOD_SECONDS }
}
