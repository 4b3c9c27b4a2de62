import { formBeginsAt } from '@verbena/language/memory/exercise'
import { isKnownBy, restingStatuses } from '@verbena/language/memory/known-words'
import { newMemory } from '@verbena/language/memory/scheduler'
import type { Database } from '../../database/database.ts'
import {
  addMemory,
  changeStatus,
  hasRestingStatus,
  listSavedLemmas,
  type MemoryKey,
  type Owner,
  setAsked,
} from './memory.queries.ts'

/** A word that was saved is to be remembered: by its base form, first from the word to what it means. */
export async function beginMemory(db: Database, key: Owner & { lemma: string }, now: Date) {
  const isAsked = !(await hasRestingStatus(db, key))
  await addMemory(db, { ...startOf({ ...key, direction: 'meaning' }, now), isAsked })
}

/** The way back, from the meaning to the word, once the way there is firm enough. */
export async function beginWayBack(
  db: Database,
  key: MemoryKey,
  { stability, state }: { stability: number; state: string },
  now: Date,
) {
  if (key.direction !== 'meaning' || state !== 'review' || stability < formBeginsAt) return
  await addMemory(db, startOf({ ...key, direction: 'form' }, now))
}

const startOf = (key: MemoryKey, now: Date) => ({
  ...key,
  ...newMemory(now),
  introducedAt: null,
  isAsked: true,
  createdAt: now,
})

type Remembered = { state: string; stability: number }

/** What was remembered for long is known, and what was forgotten is being learned again. */
export async function tellStatus(
  db: Database,
  { learnerId, language, lemma, direction }: MemoryKey,
  after: Remembered,
  now: Date,
) {
  if (direction !== 'meaning') return
  const values = { learnerId, language, lemma, updatedAt: now }
  if (isKnownBy(after)) await changeStatus(db, { ...values, status: 'known' }, 'learning')
  else if (after.state === 'relearning') await changeStatus(db, { ...values, status: 'learning' }, 'known')
}

/** What an answer said of a word is said no more once the answer is taken back. */
export async function takeStatusBack(
  db: Database,
  key: MemoryKey,
  { after, before }: { after: Remembered; before: Remembered },
  now: Date,
) {
  await tellStatus(db, key, before, now)
  const { direction, ...of } = key
  if (direction !== 'meaning' || !isKnownBy(after) || isKnownBy(before)) return
  await changeStatus(db, { ...of, status: 'learning', updatedAt: now }, 'known')
}

/** What no list holds any more is not asked for; saved again it goes on where it was. */
export async function restForgotten(db: Database, owner: Owner, lemmas: string[]) {
  if (lemmas.length === 0) return
  const saved = new Set(await listSavedLemmas(db, owner, lemmas))
  const gone = lemmas.filter((lemma) => !saved.has(lemma))
  if (gone.length > 0) await setAsked(db, owner, gone, false)
}

/** What the learner says of a word decides whether it is asked for: known and ignored words are not. */
export async function followStatus(db: Database, owner: Owner, lemma: string, status: string) {
  if (restingStatuses.some((one) => one === status)) return setAsked(db, owner, [lemma], false)
  const saved = await listSavedLemmas(db, owner, [lemma])
  if (saved.length > 0) await setAsked(db, owner, saved, true)
}
