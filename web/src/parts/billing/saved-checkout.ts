import { browserStorage } from '../../api/browser-storage.ts'

/** A payment made before there was an account. Its id is unguessable, and nothing of the account. */
const checkoutKey = 'checkout'

export const isCheckoutId = (text: string | null | undefined): text is string =>
  /^[\w-]{43}$/.test(text ?? '')

export function saveCheckout(id: string) {
  browserStorage.write(checkoutKey, id)
}

/** Another one that is kept stays. */
export function deleteSavedCheckout(id: string) {
  if (browserStorage.read(checkoutKey) === id) browserStorage.remove(checkoutKey)
}

/**
 * After signing in or up, and at load: gives what was paid before to the account. Never fails: what could not be
 * claimed now is kept and tried again the next time. What it takes to claim is fetched only when there is something: by
 * itself and not by `deferComponent`, because it is no component.
 */
export async function claimSavedCheckout(): Promise<void> {
  const id = browserStorage.read(checkoutKey)
  if (id === null) return
  try {
    const { claimCheckoutById: claimKept } = await import('./claim-checkout.ts')
    if (await claimKept(id)) deleteSavedCheckout(id)
  } catch {
    // The code to claim with did not arrive; the id is still there.
  }
}
