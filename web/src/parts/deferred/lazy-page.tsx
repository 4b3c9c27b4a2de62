import { type ComponentType, lazy } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { tabStorage } from '../../api/browser-storage.ts'
import { deferComponent } from './deferred-component.ts'

const reloadedKey = 'reloadedForChunk'
const renewals = new Set<() => void>()

/** A page whose code is fetched when it is first opened. Its route's Suspense and error boundary show the rest. */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  const page = deferComponent(async () => {
    try {
      const module = await load()
      tabStorage.remove(reloadedKey)
      return module[name]
    } catch (error) {
      return reloadOnce(error)
    }
  })
  const attempt = () => lazy(async () => ({ default: await page.fetch() }))
  let Page = attempt()
  renewals.add(() => {
    if (page.state().status === 'failed') Page = attempt()
  })
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, when the module is loaded
  return function LazyPage(props: Props) {
    return <Page {...props} />
  }
}

/** Before a page is tried again: React's `lazy` keeps a failed attempt for good. */
export function forgetFailedPages() {
  for (const renew of renewals) renew()
}

/**
 * After a deploy the old chunk may be gone: the page then reloads, but only once, and only where it can remember that
 * it did. Offline a reload would only lose the page that is open.
 */
function reloadOnce(error: unknown): Promise<never> {
  if (!navigator.onLine) throw new ApiError('NETWORK', 0, 'Network error. Please check your connection.')
  if (tabStorage.read(reloadedKey) || !tabStorage.write(reloadedKey, 'true')) throw error
  location.reload()
  return new Promise<never>(() => {})
}
