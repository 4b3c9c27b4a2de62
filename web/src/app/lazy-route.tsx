import { type ComponentType, lazy } from 'react'
import { ApiError } from '../api/api-error.ts'
import { tabStorage } from '../api/browser-storage.ts'

const reloadedKey = 'reloadedForChunk'
const failed = new Set<() => void>()

/** A route whose code arrives when it is first opened. */
export function lazyRoute<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  const attempt = () =>
    lazy<ComponentType>(async () => {
      try {
        const module = await load()
        tabStorage.remove(reloadedKey)
        return { default: module[name] }
      } catch (error) {
        failed.add(() => {
          Page = attempt()
        })
        return reloadOnce(error)
      }
    })
  let Page = attempt()
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each route, when the module is loaded
  return function LazyRoute() {
    return <Page />
  }
}

/** Before a page is tried again: React keeps a failed attempt for good. */
export function forgetFailedRoutes() {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * After a deploy the old chunk may be gone: the page then reloads, but only once, and only where it can remember that
 * it did. Offline it would only lose the page that is there.
 */
function reloadOnce(error: unknown): Promise<never> {
  if (!navigator.onLine) throw new ApiError('NETWORK', 0, 'Network error. Please check your connection.')
  if (tabStorage.read(reloadedKey) || !tabStorage.write(reloadedKey, 'true')) throw error
  location.reload()
  return new Promise<never>(() => {})
}
