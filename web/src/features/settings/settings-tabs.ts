import { useSearchParams } from 'react-router'

export const settingsTabs = ['profile', 'password', 'subscription'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** The tab that the address names; without one, or with one that we do not have, the profile. */
export function useSettingsTab(): SettingsTab {
  const [search] = useSearchParams()
  const named = search.get('tab')
  return settingsTabs.find((tab) => tab === named) ?? 'profile'
}
