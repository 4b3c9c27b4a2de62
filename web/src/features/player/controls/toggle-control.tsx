import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { name: string; keyName: string; icon: ReactNode; isPressed: boolean; onToggle: () => void }

export function ToggleControl({ name, keyName, icon, isPressed, onToggle }: Props) {
  const { t } = useTranslation('player')
  return (
    <button
      type="button"
      className="control"
      aria-label={name}
      aria-pressed={isPressed}
      title={t('withKey', { name, key: keyName })}
      onClick={onToggle}
    >
      {icon}
      <span>{name}</span>
    </button>
  )
}
