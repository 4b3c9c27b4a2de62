import { Check, Gauge } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { speeds } from './speeds.ts'

type Props = { rate: number; onChange: (rate: number) => void }

/** How fast it plays; the pitch stays. */
export function SpeedMenu({ rate, onChange }: Props) {
  const { t, i18n } = useTranslation('player')
  const times = (speed: number) => `${new Intl.NumberFormat(i18n.language).format(speed)}×`
  return (
    <Menu
      label={t('speed')}
      trigger={
        <button
          type="button"
          className="control"
          aria-label={t('speedIs', { rate: times(rate) })}
          title={t('withKey', { name: t('speed'), key: 'S' })}
        >
          <Gauge className="icon" aria-hidden="true" />
          <span>{times(rate)}</span>
        </button>
      }
    >
      {speeds.map((speed) => (
        <MenuItem key={speed} onSelect={() => onChange(speed)}>
          <span className="speed-menu__check">
            {speed === rate && <Check className="icon icon--sm" aria-hidden="true" />}
          </span>
          {times(speed)}
        </MenuItem>
      ))}
    </Menu>
  )
}
