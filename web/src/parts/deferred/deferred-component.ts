import type { ComponentType } from 'react'

type State<Props extends object> =
  | { status: 'idle' | 'loading' | 'failed'; Component?: undefined }
  | { status: 'ready'; Component: ComponentType<Props> }

export type DeferredComponent<Props extends object> = {
  /** Loads the code once. After a failure, the next call tries again. */
  fetch: () => Promise<ComponentType<Props>>
  state: () => State<Props>
  subscribe: (listener: () => void) => () => void
}

/**
 * A component whose code is loaded on demand or while the browser is idle, separately from its page. Unlike React's
 * `lazy`, it can be retried after a failure, and a failure does not replace the whole page by an error.
 */
export function deferComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): DeferredComponent<Props> {
  let state: State<Props> = { status: 'idle' }
  let attempt: Promise<ComponentType<Props>> | undefined
  const listeners = new Set<() => void>()
  const setState = (next: State<Props>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const fetch = () => {
    if (attempt && state.status !== 'failed') return attempt
    setState({ status: 'loading' })
    attempt = load().then(
      (Component) => {
        setState({ status: 'ready', Component })
        return Component
      },
      (error: unknown) => {
        setState({ status: 'failed' })
        throw error
      },
    )
    return attempt
  }
  return {
    fetch,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
