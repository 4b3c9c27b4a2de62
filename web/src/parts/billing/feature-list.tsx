import Check from 'lucide-react/icons/check'
import './feature-list.css'

export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="features">
      {features.map((feature) => (
        <li key={feature}>
          <Check className="icon" aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
