import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { DeferredComponent } from './deferred-component.ts'
import { mayPreload } from './may-preload.ts'
import { idleTimes } from './use-idle.ts'
import { whenIdle } from './when-idle.ts'

/** Loads the code of a component when it is needed, and again after a failure. */
export function useDeferredComponent<Props extends object>(
  deferred: DeferredComponent<Props>,
  isNeeded: boolean,
  onFail?: () => void,
) {
  const { status, Component } = useSyncExternalStore(deferred.subscribe, deferred.state, deferred.state)
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
 * Loads the code of these components while the browser is idle, so that they open without delay, and offline too. A
 * failure is shown only when one of them is needed.
 */
export function usePreloadWhenIdle(components: readonly { fetch: () => Promise<unknown> }[]) {
  useEffect(() => {
    const preload = () => {
      if (!mayPreload()) return
      for (const { fetch } of components) fetch().catch(() => undefined)
    }
    const cancel = whenIdle(preload, idleTimes)
    return cancel
  }, [components])
}
