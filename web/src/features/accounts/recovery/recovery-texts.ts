import { recovery as english } from '../../../i18n/en/recovery.ts'
import { recovery as spanish } from '../../../i18n/es/recovery.ts'
import { addMessages } from '../../../i18n/i18n.ts'

// Apart from the texts of login and signup: few need these, and the first page should not carry them.
addMessages('recovery', english, spanish)
