/** The pages to which the provider redirects. They contain our id of the checkout, not that of the provider. */
export const checkoutUrls = (publicUrl: string, checkoutId: string) => ({
  successUrl: `${publicUrl}/success?session_id=${checkoutId}`,
  cancelUrl: `${publicUrl}/cancel`,
})
