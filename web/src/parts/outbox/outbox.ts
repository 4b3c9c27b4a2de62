import type { RequestInput } from '@verbena/contract/endpoint'
import type { recordGrammarAnswer } from '@verbena/contract/grammar'
import type { recordLessonAttempt, recordLessonProgress } from '@verbena/contract/lessons'
import type { recordReview } from '@verbena/contract/memory'
import type { recordTestResult } from '@verbena/contract/quiz'
import type { recordAttempt } from '@verbena/contract/vocabulary'
import { browserStorage } from '../../api/browser-storage.ts'
import { getSession } from '../../api/session.ts'
import { outboxKey } from './forget-outbox.ts'

/** What a learner did while learning, and the server should hear of. Each has an id, so that it counts once. */
export type Unsent =
  /** `at`: when it was given, by the clock of this browser. */
  | { kind: 'attempt'; id: string; at?: number; body: RequestInput<typeof recordAttempt>['body'] }
  | { kind: 'review'; id: string; at: number; body: RequestInput<typeof recordReview>['body'] }
  /** Takes back what was graded by the answer `answerId`. */
  | { kind: 'undo'; id: string; answerId: string }
  | { kind: 'lessonAttempt'; id: string; body: RequestInput<typeof recordLessonAttempt>['body'] }
  /** Sent twice it says the same. */
  | { kind: 'lessonProgress'; id: string; body: RequestInput<typeof recordLessonProgress>['body'] }
  | { kind: 'grammar'; id: string; at: number; body: RequestInput<typeof recordGrammarAnswer>['body'] }
  | { kind: 'testResult'; id: string; at: number; body: RequestInput<typeof recordTestResult>['body'] }
type Kept = Unsent & { username: string }

/** More than a long week without a network; of more the last answers count. */
export const keptMaximum = 1000

export function keep(entry: Unsent) {
  const username = getSession()?.user.username
  if (username) store([...kept(), { ...entry, username }].slice(-keptMaximum))
}

/** Those of the account that is signed in now, and of no other. */
export function unsent(): Unsent[] {
  const username = getSession()?.user.username
  return kept()
    .filter((entry) => entry.username === username)
    .map(({ username: _, ...entry }) => entry)
}

export function forget(id: string) {
  store(kept().filter((entry) => entry.id !== id))
}

function store(entries: readonly Kept[]) {
  if (entries.length === 0) browserStorage.remove(outboxKey)
  else browserStorage.write(outboxKey, JSON.stringify(entries))
}

/** What cannot be read counts as nothing. */
function kept(): Kept[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.read(outboxKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isKept) : []
  } catch {
    return []
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'username' in value && 'kind' in value && 'id' in value
