import type { ReactNode } from 'react'
import { Petals } from '../../ui/figures/petals.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BillingFrame } from './billing-frame.tsx'

type Props = {
  title: string
  text: string
  /** Number of open petals of the flower, which show the progress of the payment. */
  petals?: number
  /** A list below the sentence. */
  more?: ReactNode
  /** Links and buttons to continue. */
  children?: ReactNode
}

/** A page with one sentence, which is announced when it changes, and links to continue. */
export function BillingNotice({ title, text, petals = 0, more, children }: Props) {
  return (
    <BillingFrame>
      <div className="billing-notice">
        <Petals open={petals} />
        <PageTitle title={title} />
        <p className="billing-notice__text" role="status">
          {text}
        </p>
        {more}
        <div className="billing-notice__actions">{children}</div>
      </div>
    </BillingFrame>
  )
}
