import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type Props = {
  name: string
  badge?: ReactNode
  isPro?: boolean
  price: string
  period?: string
  text: string
  features: readonly string[]
  /** The button. */
  children: ReactNode
}

export function PlanCard({ name, badge, isPro, price, period, text, features, children }: Props) {
  return (
    <article className={classNames('settings-plan', isPro && 'settings-plan--pro')}>
      <div className="settings-plan__head">
        <h3>{name}</h3>
        {badge}
      </div>
      <p className="settings-plan__price">
        {price} {period && <small>{period}</small>}
      </p>
      <p className="muted">{text}</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <Check className="icon" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      {children}
    </article>
  )
}
