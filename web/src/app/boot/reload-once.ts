import { tabStorage } from '../../api/browser-storage.ts'

/** Why a page is loaded again: another one is right for this browser, or its scripts are gone since an update. */
type Reason = 'page' | 'scripts'

const keys: Record<Reason, string> = { page: 'reloadedForPage', scripts: 'reloadedForScripts' }

/** @returns false if the page was already loaded again for this reason, or the browser cannot remember it */
export function reloadOnce(reason: Reason): boolean {
  const key = keys[reason]
  // Offline, the page of the browser would replace this one.
  if (!navigator.onLine || tabStorage.read(key) !== null || !tabStorage.write(key, 'true')) return false
  // Until the new page is here, this one would be shown.
  document.documentElement.dataset.page = 'none'
  location.reload()
  return true
}

/** Call it when there is no reason any more: a later one may reload again. */
export const endReload = (reason: Reason) => tabStorage.remove(keys[reason])
