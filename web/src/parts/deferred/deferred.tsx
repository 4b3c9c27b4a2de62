import type { ReactNode } from 'react'
import { useToast } from '../../ui/feedback/toast.tsx'
import type { DeferredComponent } from './deferred-component.ts'
import { useDeferredComponent } from './use-deferred-component.ts'

type Props<Given extends object> = {
  component: DeferredComponent<Given>
  /** The props of the component; null while it is not shown. */
  given: NoInfer<Given> | null
  /** The toast if the code cannot be loaded. */
  failure?: string
  onFail?: () => void
  /** Shown while the code is loading. */
  children?: ReactNode
}

/** Renders a component whose code is loaded after the page. */
export function Deferred<Given extends object>({
  component,
  given,
  failure,
  onFail,
  children,
}: Props<Given>) {
  const toast = useToast()
  const { Component, isFailed } = useDeferredComponent(component, given !== null, () => {
    if (failure) toast({ text: failure })
    onFail?.()
  })
  if (!given || isFailed) return null
  return Component ? <Component {...given} /> : children
}
