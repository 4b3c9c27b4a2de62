import { browserStorage } from '../api/browser-storage.ts'
import { getSession } from '../api/session.ts'

export type Attempt = { vocab_item_id: string; is_correct: boolean; attempt_id: string }
type Kept = Attempt & { username: string }

/** Answers that the server has not taken yet, oldest first, each with the account that gave it. */
const key = 'unsentAttempts'
/** Of a long evening without a network the last answers count. */
export const keptMaximum = 100

export function keepAttempt(attempt: Attempt) {
  const username = getSession()?.user.username
  if (username) store([...kept(), { ...attempt, username }].slice(-keptMaximum))
}

/** Those of the account that is signed in now, and of no other. */
export function unsentAttempts(): Attempt[] {
  const username = getSession()?.user.username
  return kept()
    .filter((attempt) => attempt.username === username)
    .map(({ username: _, ...attempt }) => attempt)
}

export function forgetAttempt(attemptId: string) {
  store(kept().filter(({ attempt_id }) => attempt_id !== attemptId))
}

/** At log-out, when nothing of the learner stays in this browser. */
export function forgetUnsentAttempts() {
  browserStorage.remove(key)
}

function store(attempts: readonly Kept[]) {
  if (attempts.length === 0) browserStorage.remove(key)
  else browserStorage.write(key, JSON.stringify(attempts))
}

/** What cannot be read counts as nothing. */
function kept(): Kept[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.read(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isKept) : []
  } catch {
    return []
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'username' in value && 'attempt_id' in value
