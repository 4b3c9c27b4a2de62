import type { ReactNode } from 'react'
import { Petals } from '../../ui/figures/petals.tsx'
import { useFocusOnMount } from '../../ui/layout/use-on-change.ts'
import { classNames } from '../../ui/style/class-names.ts'

type Props = {
  /** The number of open petals, 0 to 5. */
  petals: number
  title: string
  className?: string
  children: ReactNode
}

/** The result of a session. The heading receives the focus, because the button that ended the session is gone. */
export function SessionResult({ petals, title, className, children }: Props) {
  return (
    <section className={classNames('test-done', className)}>
      <Petals open={petals} />
      <h3 ref={useFocusOnMount<HTMLHeadingElement>()} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  )
}
