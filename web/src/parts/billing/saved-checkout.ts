import { browserStorage } from '../../api/browser-storage.ts'
import { claimCheckoutById } from './claim-checkout.ts'

/** A checkout paid before the account was created. Its id cannot be guessed, and contains no data of the account. */
const checkoutKey = 'checkout'

export const isCheckoutId = (text: string | null | undefined): text is string =>
  /^[\w-]{43}$/.test(text ?? '')

export function saveCheckout(id: string) {
  browserStorage.write(checkoutKey, id)
}

/** Deletes this checkout only: another tab may have stored another one. */
export function deleteSavedCheckout(id: string) {
  if (browserStorage.read(checkoutKey) === id) browserStorage.remove(checkoutKey)
}

/**
 * Assigns a stored checkout to the account, after signing in or up and at page load. Never fails: if the claim fails
 * now, the id stays stored for the next attempt.
 */
export async function claimSavedCheckout(): Promise<void> {
  const id = browserStorage.read(checkoutKey)
  if (id === null) return
  try {
    if (await claimCheckoutById(id)) deleteSavedCheckout(id)
  } catch {
    // The id stays stored.
  }
}
