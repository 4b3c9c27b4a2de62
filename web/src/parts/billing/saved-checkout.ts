import { browserStorage } from '../../api/browser-storage.ts'

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
 * now, the id stays stored for the next attempt. The code for claiming is imported only if an id is stored;
 * `deferComponent` is for components only.
 */
export async function claimSavedCheckout(): Promise<void> {
  const id = browserStorage.read(checkoutKey)
  if (id === null) return
  try {
    const { claimCheckoutById: claimKept } = await import('./claim-checkout.ts')
    if (await claimKept(id)) deleteSavedCheckout(id)
  } catch {
    // The code could not be loaded; the id stays stored.
  }
}
