import type { CheckedWriting } from '@verbena/contract/writing/writing-check'
import { useTranslation } from 'react-i18next'
import { Figures } from '../../../ui/figures/figures.tsx'

/** The length of the sentences, and how many are connected. */
export function StyleFigures({ profile }: { profile: CheckedWriting['profile'] }) {
  const { t, i18n } = useTranslation('writing')
  const { sentences, sentenceLength, connected } = profile
  const length = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(sentenceLength)
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <div className="style-figures">
      <Figures
        figures={[
          { label: t('profile.sentences'), value: sentences },
          { label: t('profile.length'), value: length },
          { label: t('profile.connected'), value: share.format(connected) },
        ]}
      />
      <p className="note__hint">{t('profile.connectedText')}</p>
    </div>
  )
}
