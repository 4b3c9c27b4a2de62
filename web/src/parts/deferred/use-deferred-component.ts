import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { DeferredComponent } from './deferred-component.ts'
import { idleTimes } from './use-idle.ts'
import { whenIdle } from './when-idle.ts'

/** Fetches the code of a component when it is needed, and tries again where an earlier attempt failed. */
export function useDeferredComponent<Props extends object>(
  deferred: DeferredComponent<Props>,
  isNeeded: boolean,
  onFail?: () => void,
) {
  const { status, Component } = useSyncExternalStore(deferred.subscribe, deferred.state)
  const fail = useEffectEvent(() => onFail?.())
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    deferred.fetch().catch(() => {
      if (isCurrent) fail()
    })
    return () => {
      isCurrent = false
    }
  }, [deferred, isNeeded])
  const retry = () => void deferred.fetch().catch(() => undefined)
  return { Component, isLoading: status === 'loading', isFailed: status === 'failed', retry }
}

/**
 * Fetches the code of these components once the browser is idle: they then open at once, and without a network too.
 * A failure shows when one of them is needed.
 */
export function usePreloadWhenIdle(components: readonly { fetch: () => Promise<unknown> }[]) {
  useEffect(() => {
    const preload = () => {
      for (const { fetch } of components) fetch().catch(() => undefined)
    }
    const cancel = whenIdle(preload, idleTimes)
    return cancel
  }, [components])
}
