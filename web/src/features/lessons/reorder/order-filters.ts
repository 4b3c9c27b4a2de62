import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../api/use-session.ts'

/** Choices and defaults of the specification (document 2, section 9). */
const orderLanguages = ['es', 'en', 'it', 'fr', 'de'] as const
const defaults = { native: 'es', target: 'en', level: 'A1' } as const

export type OrderFilters = { native: LanguageCode; target: TargetLanguageCode; level: Level }

/** The languages and level of the order shown, stored in the URL. The learner's own languages can always be chosen. */
export function useOrderFilters() {
  const [params, setParams] = useSearchParams()
  const user = useSession()?.user
  const natives = withOwn<LanguageCode>(orderLanguages, user?.nativeLanguage)
  const targets = withOwn<TargetLanguageCode>(orderLanguages, user?.targetLanguage)
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
