import { type Level, levels } from '@verbena/language/levels'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../api/use-session.ts'

/** The level where none is known (specification 2, section 8). */
const defaultLevel: Level = 'A1'

/** The learner's level, and the level shown, which is in the URL where it differs. */
export function useShownLevel() {
  const [params, setParams] = useSearchParams()
  const own = useSession()?.user.level ?? defaultLevel
  const requested = levels.find((level) => level === params.get('level'))
  return {
    own,
    level: requested ?? own,
    show: (level: Level) => setParams(level === own ? {} : { level }, { replace: true }),
  }
}
