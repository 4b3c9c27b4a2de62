import { useSession } from '../api/use-session.ts'
import { isGuest } from '../parts/onboarding-answers.ts'
import type { Visitor } from './redirect-for.ts'

export function useVisitor(): Visitor {
  if (useSession()) return 'learner'
  return isGuest() ? 'guest' : 'nobody'
}
