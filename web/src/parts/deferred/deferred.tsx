import type { ReactNode } from 'react'
import { useToast } from '../../ui/feedback/toast.tsx'
import type { DeferredComponent } from './deferred-component.ts'
import { useDeferredComponent } from './use-deferred-component.ts'

type Props<Given extends object> = {
  component: DeferredComponent<Given>
  /** The props of the component; null while it is not needed. */
  given: NoInfer<Given> | null
  /** Shown as a toast when the code does not arrive. */
  failure?: string
  onFail?: () => void
  /** Shown while the code is on its way. */
  children?: ReactNode
}

/** A part of a page whose code is fetched after the page. */
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
