import type { Services } from '../../services.ts'
import { type AccountAction, recordEvent } from './account-events.queries.ts'

/** Writes an entry of the audit log for other features. */
export const recordAccountEvent = ({ db, clock }: Services, learnerId: string, action: AccountAction) =>
  recordEvent(db, learnerId, clock.now(), action)
