import 'i18next'
import type { accounts } from './en/accounts.ts'
import type { billing } from './en/billing.ts'
import type { catalogue } from './en/catalogue.ts'
import type { common } from './en/common.ts'
import type { createList } from './en/create-list.ts'
import type { dueToday } from './en/due-today.ts'
import type { grammar } from './en/grammar.ts'
import type { lesson } from './en/lesson.ts'
import type { lessons } from './en/lessons.ts'
import type { listening } from './en/listening.ts'
import type { lists } from './en/lists.ts'
import type { lookup } from './en/lookup.ts'
import type { onboarding } from './en/onboarding.ts'
import type { ownMedia } from './en/own-media.ts'
import type { plans } from './en/plans.ts'
import type { player } from './en/player.ts'
import type { progress } from './en/progress.ts'
import type { recovery } from './en/recovery.ts'
import type { reviews } from './en/reviews.ts'
import type { settings } from './en/settings.ts'
import type { song } from './en/song.ts'
import type { speaking } from './en/speaking.ts'
import type { typedAnswer } from './en/typed-answer.ts'
import type { upgrade } from './en/upgrade.ts'
import type { vocabulary } from './en/vocabulary.ts'
import type { wordExchange } from './en/word-exchange.ts'
import type { wordPage } from './en/word-page.ts'
import type { writing } from './en/writing.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      accounts: typeof accounts
      billing: typeof billing
      catalogue: typeof catalogue
      common: typeof common
      createList: typeof createList
      dueToday: typeof dueToday
      grammar: typeof grammar
      lesson: typeof lesson
      lessons: typeof lessons
      listening: typeof listening
      lists: typeof lists
      lookup: typeof lookup
      onboarding: typeof onboarding
      ownMedia: typeof ownMedia
      plans: typeof plans
      player: typeof player
      recovery: typeof recovery
      progress: typeof progress
      reviews: typeof reviews
      settings: typeof settings
      song: typeof song
      speaking: typeof speaking
      typedAnswer: typeof typedAnswer
      upgrade: typeof upgrade
      vocabulary: typeof vocabulary
      wordPage: typeof wordPage
      wordExchange: typeof wordExchange
      writing: typeof writing
    }
  }
}
