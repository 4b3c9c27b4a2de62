import type { Payments } from './payments.ts'

type Options = { secretKey: string; webhookSecret: string; priceId: string; apiUrl: string | undefined }

export function createStripePayments(_options: Options): Payments {
  throw new Error('not written yet')
}
