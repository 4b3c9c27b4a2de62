import type { Writing, WritingSummary } from '@verbena/contract/writing/writing'
import { writingsMaximum } from '@verbena/contract/writing/writing-limits'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { countWords } from '@verbena/language/text/count-words'
import { searchKey } from '@verbena/language/text/search-key'
import type { Database } from '../../database/database.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { isMajorDeletion } from './is-major-deletion.ts'
import {
  countWritings,
  findWriting,
  insertWriting,
  listVersions,
  listWritings,
  lockWriting,
  lockWritings,
  markWritingRemoved,
  type StoredWriting,
  saveVersion,
  unmarkWritingRemoved,
  updateWriting,
} from './writing.queries.ts'

/** A longer pause ends a sitting. The text at the end of a sitting is stored as a version. */
const sittingMs = 10 * 60 * 1000
const versionsMaximum = 50
/** Removed texts that may wait for their deletion. It limits learners who begin and remove texts without end. */
const removedMaximum = 1000

type Texts = { title: string; text: string }
type Search = { search?: string | undefined; language?: TargetLanguageCode | undefined }

export async function readWritings(
  { db }: Services,
  learnerId: string,
  { search = '', language }: Search,
): Promise<WritingSummary[]> {
  const rows = await listWritings(db, learnerId, { sought: searchKey(search), language })
  return rows.map(({ createdAt, updatedAt, ...row }) => ({
    ...row,
    language: row.language as TargetLanguageCode,
    // A text that is cut inside a surrogate pair could not be sent.
    beginning: row.beginning.toWellFormed(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}

type Begun = Texts & {
  id: string
  language?: TargetLanguageCode | undefined
  sampleId?: string | undefined
}

/** @throws AppError WRITINGS_FULL; NOT_FOUND if the text was begun and removed since */
export async function startWriting(services: Services, learnerId: string, begun: Begun): Promise<Writing> {
  const known = await findWriting(services.db, learnerId, begun.id)
  if (known) return toWriting(present(known))
  const language = begun.language ?? (await readLearner(services, learnerId)).targetLanguage
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    await lockWritings(tx, learnerId)
    // A concurrent request may have inserted the text.
    if (await findWriting(tx, learnerId, begun.id)) return
    const count = await countWritings(tx, learnerId)
    if (count.present >= writingsMaximum || count.all >= writingsMaximum + removedMaximum) throw full()
    await insertWriting(tx, {
      learnerId,
      id: begun.id,
      language,
      ...fieldsOf(begun, language as TargetLanguageCode),
      sampleId: begun.sampleId ?? null,
      createdAt: now,
      updatedAt: now,
    })
  })
  return openWriting(services, learnerId, begun.id)
}

const full = () => new AppError('WRITINGS_FULL', 'There is no room for more texts.')

/** @throws AppError NOT_FOUND */
export async function openWriting({ db }: Services, learnerId: string, id: string): Promise<Writing> {
  return toWriting(present(await findWriting(db, learnerId, id)))
}

type Save = Texts & { version: number; keepsBefore?: boolean | undefined }

/** @throws AppError NOT_FOUND; EDIT_CONFLICT if the stored text has another version */
export async function saveWritingText(
  { db, clock }: Services,
  learnerId: string,
  id: string,
  save: Save,
): Promise<Writing> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const before = present(await lockWriting(tx, learnerId, id))
    const isSame = before.title === save.title && before.text === save.text
    // A save whose reply was lost is sent again.
    const isRepeated = isSame && save.version === before.version - 1
    if (isRepeated || (isSame && save.version === before.version)) return toWriting(before)
    if (save.version !== before.version)
      throw new AppError('EDIT_CONFLICT', 'This text was changed somewhere else meanwhile.')
    if (isWorthKeeping(before, save, now)) await keepBefore(tx, before)
    const state = {
      ...fieldsOf(save, before.language as TargetLanguageCode),
      version: before.version + 1,
      updatedAt: now,
    }
    await updateWriting(tx, learnerId, id, state)
    return toWriting({ ...before, ...state })
  })
}

function isWorthKeeping(before: StoredWriting, { text, keepsBefore }: Save, now: Date): boolean {
  if (before.text.trim() === '') return false
  const isNewSitting = now.getTime() - before.updatedAt.getTime() > sittingMs
  return keepsBefore === true || isNewSitting || isMajorDeletion(before.text, text)
}

const keepBefore = (db: Database, { learnerId, id, version, title, text, words, updatedAt }: StoredWriting) =>
  saveVersion(
    db,
    { learnerId, writingId: id, version, title, text, words, savedAt: updatedAt },
    versionsMaximum,
  )

/** @throws AppError NOT_FOUND */
export async function removeOwnWriting({ db, clock }: Services, learnerId: string, id: string) {
  if (!(await markWritingRemoved(db, learnerId, id, clock.now()))) throw notFound('text')
}

/** @throws AppError NOT_FOUND if the text is deleted for good; WRITINGS_FULL */
export async function undoWritingRemoval(
  services: Services,
  learnerId: string,
  id: string,
): Promise<Writing> {
  await services.db.transaction(async (tx) => {
    await lockWritings(tx, learnerId)
    const known = await findWriting(tx, learnerId, id)
    if (known?.removedAt && (await countWritings(tx, learnerId)).present >= writingsMaximum) throw full()
    await unmarkWritingRemoved(tx, learnerId, id)
  })
  return openWriting(services, learnerId, id)
}

/** The versions of a text, newest first. @throws AppError NOT_FOUND */
export async function readVersions({ db }: Services, learnerId: string, id: string) {
  present(await findWriting(db, learnerId, id))
  const rows = await listVersions(db, learnerId, id)
  return rows.map(({ version, title, text, words, savedAt }) => ({
    version,
    title,
    text,
    words,
    savedAt: savedAt.toISOString(),
  }))
}

function present(found: StoredWriting | undefined): StoredWriting {
  if (!found || found.removedAt) throw notFound('text')
  return found
}

const fieldsOf = ({ title, text }: Texts, language: TargetLanguageCode) => ({
  title,
  text,
  words: countWords(text, language),
  searchKey: searchKey(`${title}\n${text}`),
})

const beginningMaximum = 160

const toWriting = (row: StoredWriting): Writing => ({
  id: row.id,
  title: row.title,
  language: row.language as TargetLanguageCode,
  beginning: row.text.slice(0, beginningMaximum).toWellFormed(),
  words: row.words,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  text: row.text,
  version: row.version,
  sampleId: row.sampleId,
})
