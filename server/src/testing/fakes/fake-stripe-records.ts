import type { StripeSubscription } from '../../providers/payments/stripe-subscription.ts'

export type FakeSession = {
  id: string
  object: 'checkout.session'
  mode: string
  url: string
  status: 'open' | 'complete'
  payment_status: 'unpaid' | 'paid'
  subscription: string | null
  success_url: string
  cancel_url: string
  client_reference_id: string | null
  metadata: Record<string, string>
}

export type FakeSubscription = StripeSubscription & { object: 'subscription' }

/** Form fields as Stripe names them: `metadata[checkout]=…`. */
export type Form = URLSearchParams

/** A checkout session as Stripe creates it. @throws RangeError with the field that Stripe would refuse */
export function newSession(id: string, form: Form, baseUrl: string): FakeSession {
  for (const name of ['success_url', 'cancel_url', 'line_items[0][price]', 'line_items[0][quantity]'])
    if (!form.get(name)) throw new RangeError(name)
  if (form.get('mode') !== 'subscription') throw new RangeError('mode')
  return {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    url: `${baseUrl}/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    subscription: null,
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    client_reference_id: form.get('client_reference_id'),
    metadata: metadataOf(form, 'metadata'),
  }
}

export function newSubscription(
  id: string,
  metadata: Record<string, string>,
  startSeconds: number,
  periodSeconds: number,
): FakeSubscription {
  const period = { current_period_start: startSeconds, current_period_end: startSeconds + periodSeconds }
  return {
    id,
    object: 'subscription',
    metadata,
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    start_date: startSeconds,
    items: { data: [period] },
  }
}

export function metadataOf(form: Form, field: string): Record<string, string> {
  const keys = [...form.entries()].filter(([name]) => name.startsWith(`${field}[`))
  return Object.fromEntries(keys.map(([name, value]) => [name.slice(field.length + 1, -1), value]))
}

/** The page on which Stripe asks for a card. */
export const hostedPage = ({
  id,
}: FakeSession) => `<!doctype html><html lang="en"><title>Hosted checkout</title>
<h1>Hosted checkout</h1><p><a href="/pay/${id}/done">Pay</a></p><p><a href="/pay/${id}/back">Back</a></p></html>`
