import { recovery as english } from '../../../i18n/en/recovery.ts'
import { recovery as spanish } from '../../../i18n/es/recovery.ts'
import { addMessages } from '../../../i18n/i18n.ts'

// Separate from the texts of login and signup, so that the first page does not load them.
addMessages('recovery', english, spanish)
