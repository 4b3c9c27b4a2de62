import type { MediaCard } from '@verbena/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { Bar } from '../../ui/bar.tsx'

type Props = Pick<MediaCard, 'knownShare' | 'learningShare'>

/** How much of an item this learner understands already. Who has said of no word of it yet that they know it is told nothing. */
export function KnownWords({ knownShare = 0, learningShare = 0 }: Props) {
  const { t, i18n } = useTranslation('catalogue')
  if (knownShare + learningShare === 0) return null
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <div className="media-card__words">
      <Bar
        parts={[
          { kind: 'known', percent: 100 * knownShare },
          { kind: 'learning', percent: 100 * learningShare },
        ]}
      />
      {/* Down, as in the player: all of them is every one. */}
      <p>{t('knownWords', { share: percent.format(Math.floor(100 * knownShare) / 100) })}</p>
    </div>
  )
}
