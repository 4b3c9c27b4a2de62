import { useSearchParams } from 'react-router'

export const settingsTabs = ['profile', 'password', 'subscription'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** The tab in the URL; the profile if it is missing or unknown. */
export function useSettingsTab(): SettingsTab {
  const [search] = useSearchParams()
  const named = search.get('tab')
  return settingsTabs.find((tab) => tab === named) ?? 'profile'
}
