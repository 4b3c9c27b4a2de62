import { isKnownBy, restingStatuses } from '@verbena/language/spaced-repetition/known-words'
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

/** A word that was saved is to be remembered: by its base form, first from the word to what it means. */
export async function createCard(db: Database, key: Owner & { lemma: string }, now: Date) {
  const isActive = !(await hasSuspendingStatus(db, key))
  await insertCard(db, { ...newCardValues({ ...key, direction: 'meaning' }, now), isActive })
}

/** The way back, from the meaning to the word, once the way there is firm enough. */
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

type CardStrength = { state: string; stability: number }

/** What was remembered for long is known, and what was forgotten is being learned again. */
export async function syncLemmaStatus(
  db: Database,
  { learnerId, language, lemma, direction }: CardKey,
  after: CardStrength,
  now: Date,
) {
  if (direction !== 'meaning') return
  const values = { learnerId, language, lemma, updatedAt: now }
  if (isKnownBy(after)) await updateLemmaStatus(db, { ...values, status: 'known' }, 'learning')
  else if (after.state === 'relearning')
    await updateLemmaStatus(db, { ...values, status: 'learning' }, 'known')
}

/** What an answer said of a word is said no more once the answer is taken back. */
export async function revertLemmaStatus(
  db: Database,
  key: CardKey,
  { after, before }: { after: CardStrength; before: CardStrength },
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

/** What the learner says of a word decides whether it is asked for: known and ignored words are not. */
export async function applyLemmaStatus(db: Database, owner: Owner, lemma: string, status: string) {
  if (restingStatuses.some((one) => one === status)) return setCardsActive(db, owner, [lemma], false)
  const saved = await listSavedLemmas(db, owner, [lemma])
  if (saved.length > 0) await setCardsActive(db, owner, saved, true)
}
