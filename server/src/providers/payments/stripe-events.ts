import type Stripe from 'stripe'

/** An event has the shape of the API version of its webhook endpoint, which may differ from that of our package. */
type Named = string | { id: string } | null | undefined
type EventObject = {
  id?: string
  subscription?: Named
  parent?: { subscription_details?: { subscription?: Named } | null } | null
}

/** The subscription of an event; null for events about other things. */
export function subscriptionOfEvent({ type, data }: Pick<Stripe.Event, 'type' | 'data'>): string | null {
  const object = data.object as EventObject
  if (type.startsWith('customer.subscription.')) return object.id ?? null
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return idOf(object.subscription)
    case 'invoice.paid':
    case 'invoice.payment_failed':
      // In `parent` since the API version of spring 2025, in the invoice itself before.
      return idOf(object.parent?.subscription_details?.subscription ?? object.subscription)
    default:
      return null
  }
}

const idOf = (named: Named) => (typeof named === 'string' ? named : (named?.id ?? null))
