import type { ComponentType } from 'react'

type State<Props extends object> =
  | { status: 'idle' | 'loading' | 'failed'; Component?: undefined }
  | { status: 'ready'; Component: ComponentType<Props> }

export type DeferredComponent<Props extends object> = {
  /** Fetches the code once. After a failure the next call tries again. */
  fetch: () => Promise<ComponentType<Props>>
  state: () => State<Props>
  subscribe: (listener: () => void) => () => void
}

/**
 * A component whose code is fetched when it is needed or when the browser is idle, apart from the page that shows it.
 * React's `lazy` keeps a failed attempt for good and takes the whole page down; this one can be tried again.
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
