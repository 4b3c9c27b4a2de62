import { Check } from 'lucide-react'
import { useFeatures } from './use-features.ts'

/** What Pro adds. */
export function UnlockedList() {
  return (
    <ul className="unlocked">
      {useFeatures().proAlone.map((feature) => (
        <li key={feature}>
          <Check className="icon" aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
