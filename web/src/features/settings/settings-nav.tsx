import type { LucideIcon } from 'lucide-react'
import CreditCard from 'lucide-react/icons/credit-card'
import KeyRound from 'lucide-react/icons/key-round'
import User from 'lucide-react/icons/user'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type SettingsTab, settingsTabs } from './settings-tabs.ts'
import './settings-nav.css'

const icons: Record<SettingsTab, LucideIcon> = {
  profile: User,
  password: KeyRound,
  subscription: CreditCard,
}

/** The tabs are links, because each has a URL. */
export function SettingsNav({ selected }: { selected: SettingsTab }) {
  const { t } = useTranslation('settings')
  return (
    <nav className="settings-nav" aria-label={t('tabs.label')}>
      {settingsTabs.map((tab) => {
        const Icon = icons[tab]
        return (
          <Link
            key={tab}
            className="settings-nav__item"
            to={`?tab=${tab}`}
            aria-current={tab === selected ? 'page' : undefined}
          >
            <Icon className="icon" aria-hidden="true" />
            {t(`tabs.${tab}`)}
          </Link>
        )
      })}
    </nav>
  )
}
