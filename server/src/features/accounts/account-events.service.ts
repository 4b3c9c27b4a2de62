import type { Services } from '../../services.ts'
import { type AccountAction, recordEvent } from './account-events.queries.ts'

/** For the other features: what they do to an account is kept beside what happens here. */
export const recordAccountEvent = ({ db, clock }: Services, learnerId: string, action: AccountAction) =>
  recordEvent(db, learnerId, clock.now(), action)
