import type { Database } from '../../database/database.ts'
import { accountEvent } from '../../database/schema/accounts.ts'

export type AccountAction =
  | 'sign-in'
  | 'sign-out-everywhere'
  | 'password-change'
  | 'password-reset'
  | 'username-change'
  | 'email-change-asked'
  | 'email-verified'
  | 'google-linked'
  | 'google-unlinked'
  | 'export'
  | 'deletion-planned'
  | 'deletion-taken-back'
  | 'plan-change'

/** Writes an entry of the audit log, without any content of the account. */
export async function recordEvent(db: Database, learnerId: string, at: Date, action: AccountAction) {
  await db.insert(accountEvent).values({ learnerId, at, action })
}
