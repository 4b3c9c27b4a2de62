import type { ReactNode } from 'react'
import { PageTitle } from '../../ui/page-title.tsx'
import { Petals } from '../../ui/petals.tsx'
import { BillingFrame } from './billing-frame.tsx'

type Props = {
  title: string
  text: string
  /** The flower opens as the payment comes along. */
  petals?: number
  /** What belongs to the sentence: a list. */
  more?: ReactNode
  /** The ways on. */
  children?: ReactNode
}

/** One page, one sentence, and the ways on; the sentence is read out when it changes. */
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
        <div className="billing-notice__ways">{children}</div>
      </div>
    </BillingFrame>
  )
}
