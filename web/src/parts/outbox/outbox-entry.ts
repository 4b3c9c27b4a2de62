import type { ReplyOf, RequestInput } from '@verbena/contract/endpoint'
import type { recordGrammarAnswer } from '@verbena/contract/grammar'
import type { recordLessonAttempt, recordLessonProgress } from '@verbena/contract/lessons/lesson-progress'
import type { recordTestResult } from '@verbena/contract/media-tests'
import type { reportProgress } from '@verbena/contract/player'
import type { recordReview } from '@verbena/contract/reviews/reviews'
import type { recordAttempt } from '@verbena/contract/vocabulary/words'
import type { ApiError } from '../../api/api-error.ts'

/** The request body of each kind. */
type Bodies = {
  attempt: RequestInput<typeof recordAttempt>['body']
  review: RequestInput<typeof recordReview>['body']
  lessonAttempt: RequestInput<typeof recordLessonAttempt>['body']
  lessonProgress: RequestInput<typeof recordLessonProgress>['body']
  grammar: RequestInput<typeof recordGrammarAnswer>['body']
  testResult: RequestInput<typeof recordTestResult>['body']
  watchProgress: RequestInput<typeof reportProgress>['body']
}

type WithBody = { [Kind in keyof Bodies]: { kind: Kind; body: Bodies[Kind] } }[keyof Bodies]

/** An action of the learner that the server does not know yet. */
export type OutboxEntry = {
  /** Unique per learner, so that the entry is stored once and the server counts it once. */
  id: string
  /** When it happened: milliseconds since 1970, by the clock of this browser. */
  at: number
} & (
  | WithBody
  /** Undoes the grade of the answer `answerId`. */
  | { kind: 'undo'; answerId: string }
  /**
   * The text `id` has a draft in this browser; its version at the time of sending is sent
   * (parts/storage/writing-drafts).
   */
  | { kind: 'writing' }
)

export type EntryOf<Kind extends OutboxEntry['kind']> = Extract<OutboxEntry, { kind: Kind }>

/**
 * The result of sending an entry: the reply to a review or to lesson progress, or the error that refused it
 * permanently.
 */
export type SentEntry = {
  id: string
  kind: OutboxEntry['kind']
  /** Whether it was sent later than posted: by another page or tab, or after the server was unreachable. */
  hasWaited: boolean
  reply?: ReplyOf<typeof recordReview>
  lesson?: ReplyOf<typeof recordLessonProgress>
  refusal?: ApiError['code']
}
