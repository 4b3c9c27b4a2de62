import 'i18next'
import type { accounts } from './en/accounts.ts'
import type { catalogue } from './en/catalogue.ts'
import type { common } from './en/common.ts'
import type { createList } from './en/create-list.ts'
import type { lookup } from './en/lookup.ts'
import type { player } from './en/player.ts'
import type { settings } from './en/settings.ts'
import type { vocabulary } from './en/vocabulary.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      accounts: typeof accounts
      catalogue: typeof catalogue
      common: typeof common
      createList: typeof createList
      lookup: typeof lookup
      player: typeof player
      settings: typeof settings
      vocabulary: typeof vocabulary
    }
  }
}
