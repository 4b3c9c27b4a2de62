import { type Level, levels } from '@verbena/language/levels'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../api/use-session.ts'

/** Of whom no level is known (specification 2, section 8). */
const lowest: Level = 'A1'

/** The level of the learner, and the one whose lessons are shown: it stands in the address where it is another. */
export function useShownLevel() {
  const [params, setParams] = useSearchParams()
  const own = useSession()?.user.level ?? lowest
  const asked = levels.find((level) => level === params.get('level'))
  return {
    own,
    level: asked ?? own,
    show: (level: Level) => setParams(level === own ? {} : { level }, { replace: true }),
  }
}
