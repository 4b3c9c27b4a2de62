import { randomUUID } from 'node:crypto'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { lockWordMovesShared } from '../../database/word-moves-lock.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { gradeByTest } from '../reviews/reviews.service.ts'
import { findAttempt, insertAttempt, markAnswered } from './attempts.queries.ts'
import { findWordOfLemma } from './words.queries.ts'

type Needs = Pick<Services, 'db' | 'clock'>

type Answer = {
  isCorrect: boolean
  attemptId?: string | undefined
  /** Seconds between the answer and this request; more than 0 where the answer waited for a connection. */
  secondsAgo?: number | undefined
}

/**
 * Records an answer about a word of a recommended list. It counts for the word of this base form that the learner saved
 * last; it is ignored if there is none.
 */
export async function recordAnswerByConcept(
  services: Needs & Pick<Services, 'lexicon'>,
  learnerId: string,
  { conceptId, ...answer }: { conceptId: string } & Answer,
) {
  const { targetLanguage } = await readLearner(services, learnerId)
  const concept = services.lexicon.concept(conceptId)
  const [lemma] = concept?.words[targetLanguage as TargetLanguageCode] ?? []
  if (!lemma) throw notFound('word')
  const wordId = await findWordOfLemma(services.db, learnerId, targetLanguage, lemmaKey(lemma))
  if (wordId) await recordAnswer(services, learnerId, { wordId, ...answer })
}

/**
 * Records one answer. Sent again with the same id it is ignored.
 * @throws AppError NOT_FOUND, INVALID_REQUEST when the attempt's id belongs to an answer about another word
 */
export async function recordAnswer(
  { db, clock }: Needs,
  learnerId: string,
  { wordId, isCorrect, attemptId, secondsAgo = 0 }: { wordId: string } & Answer,
) {
  await db.transaction(async (tx) => {
    const earlier = attemptId && (await findAttempt(tx, learnerId, attemptId))
    if (earlier && earlier.wordId !== wordId)
      throw new AppError('INVALID_REQUEST', 'body.attempt_id: is of an answer about another word')
    if (earlier) return
    await lockWordMovesShared(tx, learnerId)
    const word = await markAnswered(tx, learnerId, wordId, isCorrect)
    if (!word) throw notFound('word')
    const id = attemptId ?? randomUUID()
    const answeredAt = new Date(clock.now().getTime() - secondsAgo * 1000)
    await insertAttempt(tx, { learnerId, id, wordId, isCorrect, answeredAt })
    const card = { learnerId, language: word.language, lemma: word.lemmaKey }
    await gradeByTest({ db: tx, clock }, card, { id, isCorrect, secondsAgo })
  })
}
