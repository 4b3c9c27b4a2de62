import Gauge from 'lucide-react/icons/gauge'
import { useTranslation } from 'react-i18next'
import { IconSelect } from './icon-select.tsx'
import { playbackSpeeds } from './playback-speeds.ts'

type Props = { rate: number; onChange: (rate: number) => void }

/** The playback speed; the pitch does not change. */
export function SpeedSelect({ rate, onChange }: Props) {
  const { t, i18n } = useTranslation('player')
  const times = (speed: number) => `${new Intl.NumberFormat(i18n.language).format(speed)}×`
  return (
    <IconSelect
      label={t('speed')}
      title={t('withKey', { name: t('speed'), key: 'S' })}
      icon={<Gauge className="icon" aria-hidden="true" />}
      text={times(rate)}
      value={String(rate)}
      options={playbackSpeeds.map((speed) => ({ value: String(speed), label: times(speed) }))}
      onChange={(next) => onChange(Number(next))}
    />
  )
}
