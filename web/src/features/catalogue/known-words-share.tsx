import type { MediaCard } from '@verbena/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { ShareBar } from '../../ui/figures/share-bar.tsx'

type Props = Pick<MediaCard, 'knownShare' | 'learningShare'>

/** The share of an item's words that the learner knows. Empty if the learner has not marked any of them as known. */
export function KnownWordsShare({ knownShare = 0, learningShare = 0 }: Props) {
  const { t, i18n } = useTranslation('catalogue')
  if (knownShare + learningShare === 0) return null
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <div className="media-card__words">
      <ShareBar
        parts={[
          { kind: 'known', percent: 100 * knownShare },
          { kind: 'learning', percent: 100 * learningShare },
        ]}
      />
      {/* Rounded down, as in the player, so that 100% means every word. */}
      <p>{t('knownWords', { share: percent.format(Math.floor(100 * knownShare) / 100) })}</p>
    </div>
  )
}
