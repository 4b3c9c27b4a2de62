import { writing as english } from '../../i18n/en/writing.ts'
import { writing as spanish } from '../../i18n/es/writing.ts'
import { addMessages } from '../../i18n/i18n.ts'

export const addWritingMessages = () => addMessages('writing', english, spanish)
