import { type ComponentType, lazy, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { tabStorage } from '../../api/browser-storage.ts'
import { deferComponent } from './deferred-component.ts'

const reloadedKey = 'reloadedForChunk'
const renewals = new Set<() => void>()

export type LazyPage<Props extends object> = ComponentType<Props> & {
  /** Loads the code once. A page whose code is loaded is rendered at once, without a fallback. */
  preload: () => Promise<unknown>
}

/**
 * A page whose code is loaded when it is first opened or preloaded. The Suspense and error boundaries of its route show
 * the other states.
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> {
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
  let Pending = attempt()
  renewals.add(() => {
    if (page.state().status === 'failed') Pending = attempt()
  })
  // biome-ignore lint/correctness/noComponentHookFactories: called once per page, when the module is loaded
  function LazyPage(props: Props) {
    // Chosen once, because another type of element would mount the page again.
    const [Page] = useState(() => page.state().Component ?? Pending)
    return <Page {...props} />
  }
  LazyPage.preload = page.fetch
  return LazyPage
}

/** Call it before a page is retried, because React's `lazy` caches a rejected promise. */
export function resetFailedPages() {
  for (const renew of renewals) renew()
}

/**
 * The chunk may be missing after a deploy, so the page reloads: only once, and only if session storage can record that
 * it did. Offline, a reload would lose the open page without any benefit.
 */
function reloadOnce(error: unknown): Promise<never> {
  if (!navigator.onLine) throw new ApiError('NETWORK', 0, 'Network error. Please check your connection.')
  if (tabStorage.read(reloadedKey) || !tabStorage.write(reloadedKey, 'true')) throw error
  location.reload()
  return new Promise<never>(() => {})
}
