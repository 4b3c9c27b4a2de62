import {
  type CourseLanguageCode,
  isCourseLanguage,
  type LanguageCode,
  lessonOrderLanguageCodes,
} from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../api/use-session.ts'

/** Choices and defaults of the specification (document 2, section 9). */
const [native, target] = lessonOrderLanguageCodes
const defaults = { native, target, level: 'A1' } as const

export type OrderFilters = { native: LanguageCode; target: CourseLanguageCode; level: Level }

/** The languages and level of the order shown, stored in the URL. The learner's own languages can always be chosen. */
export function useOrderFilters() {
  const [params, setParams] = useSearchParams()
  const user = useSession()?.user
  const natives = withOwn<LanguageCode>(lessonOrderLanguageCodes, user?.nativeLanguage)
  const own = user?.targetLanguage
  const targets = withOwn<CourseLanguageCode>(
    lessonOrderLanguageCodes,
    own && isCourseLanguage(own) ? own : undefined,
  )
  const filters: OrderFilters = {
    native: natives.find((code) => code === params.get('native')) ?? defaults.native,
    target: targets.find((code) => code === params.get('target')) ?? defaults.target,
    level: levels.find((level) => level === params.get('level')) ?? defaults.level,
  }
  return {
    filters,
    natives,
    targets,
    choose: (changed: Partial<OrderFilters>) => setParams({ ...filters, ...changed }, { replace: true }),
  }
}

const withOwn = <Code extends LanguageCode>(codes: readonly Code[], own: Code | undefined): Code[] =>
  own && !codes.includes(own) ? [...codes, own] : [...codes]
