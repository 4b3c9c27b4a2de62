import { isKnownBy, suspendingStatuses } from '@verbena/language/spaced-repetition/known-words'
import { productionBeginsAt } from '@verbena/language/spaced-repetition/question-kind'
import { emptyCard } from '@verbena/language/spaced-repetition/scheduler'
import type { Database } from '../../database/database.ts'
import {
  type CardKey,
  hasSuspendingStatus,
  insertCard,
  type LemmaKey,
  listSavedLemmas,
  type Owner,
  setCardsActive,
  suspendCardsWithoutWord,
  updateLemmaStatus,
} from './review-cards.queries.ts'

/** Creates the recognition card of a saved word, or activates the one that exists. */
export async function createCard(db: Database, key: Owner & { lemma: string }, now: Date) {
  const isActive = !(await hasSuspendingStatus(db, key))
  await insertCard(db, { ...newCardValues({ ...key, direction: 'meaning' }, now), isActive })
}

/** Creates the production card of a lemma once its recognition card is stable enough. */
export async function createProductionCard(
  db: Database,
  key: CardKey,
  { stability, state }: { stability: number; state: string },
  now: Date,
) {
  if (key.direction !== 'meaning' || state !== 'review' || stability < productionBeginsAt) return
  await insertCard(db, newCardValues({ ...key, direction: 'form' }, now))
}

const newCardValues = (key: CardKey, now: Date) => ({
  ...key,
  ...emptyCard(now),
  introducedAt: null,
  isActive: true,
  createdAt: now,
})

type CardStability = { state: string; stability: number }

/** Sets the word status from the recognition card: a word with a high stability is known, a forgotten one learning. */
export async function syncLemmaStatus(
  db: Database,
  { learnerId, language, lemma, direction }: CardKey,
  after: CardStability,
  now: Date,
) {
  if (direction !== 'meaning') return
  const values = { learnerId, language, lemma, updatedAt: now }
  if (isKnownBy(after)) await updateLemmaStatus(db, { ...values, status: 'known' }, 'learning')
  else if (after.state === 'relearning')
    await updateLemmaStatus(db, { ...values, status: 'learning' }, 'known')
}

/** Undoes what an answer did to the word status, when the answer is undone. */
export async function revertLemmaStatus(
  db: Database,
  key: CardKey,
  { after, before }: { after: CardStability; before: CardStability },
  now: Date,
) {
  await syncLemmaStatus(db, key, before, now)
  const { direction, ...of } = key
  if (direction !== 'meaning' || !isKnownBy(after) || isKnownBy(before)) return
  await updateLemmaStatus(db, { ...of, status: 'learning', updatedAt: now }, 'known')
}

/** Suspends the cards of those base forms that no list of the learner holds; a word saved again activates its card. */
export async function suspendOrphanedCards(db: Database, learnerId: string, lemmas: readonly LemmaKey[]) {
  if (lemmas.length > 0) await suspendCardsWithoutWord(db, learnerId, lemmas)
}

/** Suspends the cards of a lemma whose new status is known or ignored, and activates them for another status. */
export async function applyLemmaStatus(db: Database, owner: Owner, lemma: string, status: string) {
  if (suspendingStatuses.some((one) => one === status)) return setCardsActive(db, owner, [lemma], false)
  const saved = await listSavedLemmas(db, owner, [lemma])
  if (saved.length > 0) await setCardsActive(db, owner, saved, true)
}
