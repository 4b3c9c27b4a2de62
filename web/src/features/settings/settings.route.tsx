import { settings as english } from '../../i18n/en/settings.ts'
import { settings as spanish } from '../../i18n/es/settings.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { SettingsScreen } from './settings-screen.tsx'

addMessages('settings', english, spanish)

export function SettingsRoute() {
  return <SettingsScreen now={() => new Date()} />
}
