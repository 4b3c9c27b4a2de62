import { isKnownBy } from '@verbena/language/spaced-repetition/known-words'
import type { SchedulerSettings } from '@verbena/language/spaced-repetition/scheduler'
import type { Database } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { type CardKey, lockCard, type StoredCard, updateCard } from '../review-cards.queries.ts'
import { createProductionCard, revertLemmaStatus } from '../review-cards.service.ts'
import { readSettings } from '../review-settings.service.ts'
import { scheduleOf } from '../schedule-of.ts'
import { lockWordsOfLemma, updateWordResults } from '../word-results.queries.ts'
import { listCardsWithoutDay, listReviewsOfCard, updateReviews } from './mend-review-days.queries.ts'
import { replayReviewDays } from './replay-review-days.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/** Takes a few seconds; the next round of the maintenance continues with the cards that are left. */
const cardsPerRound = 1000

/**
 * Computes cards again whose days an older version counted by midnight UTC, each in a transaction of its own, and lets
 * their answers count for the words of the lists. A maintenance job calls it. A card that was mended has a review day,
 * so it is mended once, and an interrupted round continues with the others.
 * @returns the number of mended cards
 */
export async function mendReviewDays(services: Needs, limit = cardsPerRound): Promise<number> {
  const failures: unknown[] = []
  let mended = 0
  for (const { timeZone, ...key } of await listCardsWithoutDay(services.db, limit)) {
    // One card must not keep the others.
    const isMended = await mendCard(services, key, timeZone).catch((error: unknown) => {
      failures.push(error)
      return false
    })
    if (isMended) mended += 1
  }
  if (failures.length > 0) throw failures[0]
  return mended
}

async function mendCard(services: Needs, key: CardKey, timeZone: string): Promise<boolean> {
  const settings = await readSettings(services, key.learnerId)
  return services.db.transaction(async (db) => {
    await lockWordsOfLemma(db, key)
    const before = await lockCard(db, key)
    // An answer may have mended it in the meantime.
    if (!before || hasReviewDay(before)) return false
    const after = await mendLocked(db, before, { ...settings, timeZone })
    const now = services.clock.now()
    await createProductionCard(db, key, after, now)
    if (before.isActive && isKnownBy(before) !== isKnownBy(after))
      await revertLemmaStatus(db, key, { after: before, before: after }, now)
    await updateWordResults(db, key)
    return true
  })
}

/** Whether the card was reviewed by this version, or never. */
export const hasReviewDay = ({ lastReviewAt, lastReviewDay }: StoredCard) =>
  lastReviewAt === null || lastReviewDay !== null

/** Mends a card whose row is locked. @returns the mended card */
export async function mendLocked(
  db: Database,
  before: StoredCard,
  settings: SchedulerSettings & { timeZone: string },
): Promise<StoredCard> {
  const log = await listReviewsOfCard(db, before)
  const { card, reviews } = replayReviewDays(before, { createdAt: before.createdAt, log }, settings)
  const schedule = scheduleOf(card)
  await updateReviews(db, before.learnerId, reviews)
  await updateCard(db, before, schedule)
  return { ...before, ...schedule }
}
