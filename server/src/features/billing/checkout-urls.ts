/** Where a payment leads back to. The id of the checkout is ours, whatever the provider calls its own. */
export const checkoutUrls = (publicUrl: string, checkoutId: string) => ({
  successUrl: `${publicUrl}/success?session_id=${checkoutId}`,
  cancelUrl: `${publicUrl}/cancel`,
})
