import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createCheckout, proPriceId } from '@verbena/contract/billing/billing'
import { call } from '../../../api/call.ts'
import { hasCode } from '../settings-error-message.ts'
import { subscriptionQuery } from '../settings-queries.ts'

/** Creates a checkout and opens its payment page. */
export function useUpgrade(learnerId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(createCheckout, { body: { priceId: proPriceId, from: 'settings' } }),
    onSuccess: ({ url }) => {
      if (url) window.location.assign(url)
      // biome-ignore lint/suspicious/noConsole: specification 1, section 7: the error is logged and not shown
      else console.error('The checkout came without an address.')
    },
    onError: (error) => {
      // The plan was paid in another tab, so it is fetched again.
      if (hasCode(error, 'ALREADY_PRO'))
        void client.invalidateQueries({ queryKey: subscriptionQuery(learnerId).queryKey })
    },
  })
}
