import { typedAnswer as english } from '../../i18n/en/typed-answer.ts'
import { typedAnswer as spanish } from '../../i18n/es/typed-answer.ts'
import { addMessages } from '../../i18n/i18n.ts'

addMessages('typedAnswer', english, spanish)
