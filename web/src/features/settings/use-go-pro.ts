import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createCheckout, proPriceId } from '@verbena/contract/billing'
import { call } from '../../api/call.ts'
import { hasCode } from './settings-failure.ts'
import { subscriptionQuery } from './settings-queries.ts'

/** Opens a checkout, and leads to where it is paid. */
export function useGoPro(username: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(createCheckout, { body: { priceId: proPriceId, from: 'settings' } }),
    onSuccess: ({ url }) => {
      if (url) window.location.assign(url)
      // biome-ignore lint/suspicious/noConsole: specification 1, section 7: logged, and nothing said
      else console.error('The checkout came without an address.')
    },
    onError: (error) => {
      // Paid in another tab meanwhile: the page shows that plan.
      if (hasCode(error, 'ALREADY_PRO'))
        void client.invalidateQueries({ queryKey: subscriptionQuery(username).queryKey })
    },
  })
}
