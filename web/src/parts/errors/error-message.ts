import { ApiError } from '../../api/api-error.ts'
import type { billing } from '../../i18n/en/billing.ts'
import { common } from '../../i18n/en/common.ts'
import type { lessons } from '../../i18n/en/lessons.ts'
import type { ownMedia } from '../../i18n/en/own-media.ts'
import type { recovery } from '../../i18n/en/recovery.ts'
import type { reviews } from '../../i18n/en/reviews.ts'
import type { settings } from '../../i18n/en/settings.ts'
import type { writing } from '../../i18n/en/writing.ts'

/** Messages of errors that only some pages can get are loaded with the texts of these pages. */
type OfPages = typeof billing &
  typeof lessons &
  typeof ownMedia &
  typeof recovery &
  typeof reviews &
  typeof settings &
  typeof writing
const pages = ['billing', 'lessons', 'ownMedia', 'recovery', 'reviews', 'settings', 'writing'] as const
type Sentences = typeof common.errors & OfPages['errors']
/** The type check fails for an error code without a message. */
type Code = ApiError['code'] & keyof Sentences
const codeOf = (error: ApiError): Code => error.code

/** The `t` function of any namespace. */
type AnyTranslate = (...input: never[]) => unknown

/** Returns the message for a failed call, in the interface language. */
export function errorMessage(error: unknown, t: AnyTranslate): string {
  const translate = t as unknown as (keys: string[]) => string
  const code = error instanceof ApiError ? codeOf(error) : 'UNKNOWN'
  if (code in common.errors) return translate([`common:errors.${code}`])
  return translate([...pages.map((page) => `${page}:errors.${code}`), 'common:errors.UNKNOWN'])
}
