import { type ComponentType, lazy } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { tabStorage } from '../../api/browser-storage.ts'
import { deferComponent } from './deferred-component.ts'

const reloadedKey = 'reloadedForChunk'
const renewals = new Set<() => void>()

/**
 * A page whose code is loaded when it is first opened. The Suspense and error boundaries of its route show the other
 * states.
 */
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
  // biome-ignore lint/correctness/noComponentHookFactories: called once per page, when the module is loaded
  return function LazyPage(props: Props) {
    return <Page {...props} />
  }
}

/** Call it before a page is retried, because React's `lazy` caches a rejected promise. */
export function forgetFailedPages() {
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
