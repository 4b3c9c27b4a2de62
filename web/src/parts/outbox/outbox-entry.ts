import type { ReplyOf, RequestInput } from '@verbena/contract/endpoint'
import type { recordGrammarAnswer } from '@verbena/contract/grammar'
import type { recordLessonAttempt, recordLessonProgress } from '@verbena/contract/lessons/lesson-progress'
import type { recordTestResult } from '@verbena/contract/media-tests'
import type { reportProgress } from '@verbena/contract/player'
import type { recordReview } from '@verbena/contract/reviews'
import type { recordAttempt } from '@verbena/contract/vocabulary/words'
import type { ApiError } from '../../api/api-error.ts'

/** By kind, what is sent to the server. */
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

/** What a learner did and the server does not know yet. */
export type OutboxEntry = {
  /** Unique for a learner, so that the entry is stored once and counts once. */
  id: string
  /** When it happened: milliseconds since 1970, by the clock of this browser. */
  at: number
} & (
  | WithBody
  /** Takes back what was graded by the answer `answerId`. */
  | { kind: 'undo'; answerId: string }
  /** The text `id` has a draft in this browser, which is sent as it is then (parts/storage/writing-drafts). */
  | { kind: 'writing' }
)

export type EntryOf<Kind extends OutboxEntry['kind']> = Extract<OutboxEntry, { kind: Kind }>

/** What became of an entry: the reply to a review or to the progress of a lesson, or why it was refused for good. */
export type SentEntry = {
  id: string
  kind: OutboxEntry['kind']
  /** Whether it was stored before it could be sent: by an earlier page, another tab, or while the server was away. */
  hasWaited: boolean
  reply?: ReplyOf<typeof recordReview>
  lesson?: ReplyOf<typeof recordLessonProgress>
  refusal?: ApiError['code']
}
