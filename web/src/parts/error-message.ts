import { ApiError } from '../api/api-error.ts'
import { common } from '../i18n/en/common.ts'

/** Every code has a sentence: a code without one does not compile. */
const sentences: Record<ApiError['code'], string> = common.errors

/** The `t` of any namespace. */
type AnyTranslate = (...input: never[]) => unknown

/** The sentence for a failed call, in the learner's language. */
export function errorMessage(error: unknown, t: AnyTranslate): string {
  const code = error instanceof ApiError && error.code in sentences ? error.code : 'UNKNOWN'
  return (t as unknown as (key: string) => string)(`common:errors.${code}`)
}
