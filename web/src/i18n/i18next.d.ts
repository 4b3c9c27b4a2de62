import 'i18next'
import type { accounts } from './en/accounts.ts'
import type { billing } from './en/billing.ts'
import type { catalogue } from './en/catalogue.ts'
import type { common } from './en/common.ts'
import type { createList } from './en/create-list.ts'
import type { lessons } from './en/lessons.ts'
import type { lookup } from './en/lookup.ts'
import type { onboarding } from './en/onboarding.ts'
import type { player } from './en/player.ts'
import type { progress } from './en/progress.ts'
import type { recovery } from './en/recovery.ts'
import type { settings } from './en/settings.ts'
import type { upgrade } from './en/upgrade.ts'
import type { vocabulary } from './en/vocabulary.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      accounts: typeof accounts
      billing: typeof billing
      catalogue: typeof catalogue
      common: typeof common
      createList: typeof createList
      lessons: typeof lessons
      lookup: typeof lookup
      onboarding: typeof onboarding
      player: typeof player
      recovery: typeof recovery
      progress: typeof progress
      settings: typeof settings
      upgrade: typeof upgrade
      vocabulary: typeof vocabulary
    }
  }
}
