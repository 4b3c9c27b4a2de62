import type { TargetLanguageCode } from '@verbena/language/languages'
import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import type { Gender } from '@verbena/language/text/headword'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { Database } from '../../database/database.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { shownForm } from './headword.service.ts'
import { findListByName, insertList } from './lists/lists.queries.ts'
import { mostLikelyLemma } from './rank-lemmas.service.ts'
import { saveNewWords } from './save-word.queries.ts'
import { findSourceLine, type WordPlace, type WordSource } from './word-source.service.ts'
import { findWordInList } from './words.queries.ts'
import { searchKeyOf } from './words.service.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'lexicon'>

export type WordToSave = {
  word: string
  translation: string
  definition: string
  example: string
  /** The base form that was meant; without it the most likely one of the lexicon. */
  lemma?: string | undefined
  partOfSpeech?: PartOfSpeech | undefined
  gender?: Gender | undefined
  place?: WordPlace | undefined
}

type Destination = {
  listId?: string | null | undefined
  /** Without `listId`: the list of this name, which is created if it is missing. */
  listName?: string | undefined
  /** Without it the language that the learner studies. */
  language?: TargetLanguageCode | undefined
}

/**
 * Saves a word to a list; saving it again changes nothing.
 * With the line where it was found, its place is stored too.
 * @throws AppError NOT_FOUND for another learner's list, INVALID_REQUEST without list or name
 */
export async function saveWordToList(
  services: Services,
  learnerId: string,
  {
    listId: to,
    listName: named,
    language: given,
    source,
    ...word
  }: WordToSave & Destination & { source?: WordSource | undefined },
) {
  const language = given ?? ((await readLearner(services, learnerId)).targetLanguage as TargetLanguageCode)
  const destination = { listId: to, listName: named, language }
  const place = source && (await findSourceLine(services, learnerId, source))
  const { listId, listName, newIds } = await saveWordsToList(services, learnerId, destination, [
    { ...word, place },
  ])
  const newId = newIds[0] ?? null
  const spelled = { learnerId, listId, language, textKey: textKey(word.word) }
  const id = newId ?? (await findWordInList(services.db, spelled))?.id ?? ''
  return { id, listId, listName, created: newId !== null }
}

/**
 * Saves words to one list in a fixed number of statements, whatever their number.
 * @returns the list, and for each word its id, or null where the list holds the word already
 * @throws AppError NOT_FOUND for another learner's list, INVALID_REQUEST without list or name
 */
export async function saveWordsToList(
  services: Needs,
  learnerId: string,
  { listId: given, listName, language }: Destination & { language: TargetLanguageCode },
  words: readonly WordToSave[],
) {
  const listId = given || (await findListId(services.db, learnerId, listName))
  if (listId) return saveAll(services, { learnerId, listId, language }, words)
  // A new list and its first words are saved together, or neither is. Inside a transaction this is a part of it.
  return services.db.transaction(async (db) => {
    const inside = { ...services, db }
    const created = await createListFor(inside, learnerId, listName ?? '')
    return saveAll(inside, { learnerId, listId: created, language }, words)
  })
}

async function saveAll(
  { db, clock, lexicon }: Needs,
  destination: { learnerId: string; listId: string; language: TargetLanguageCode },
  words: readonly WordToSave[],
) {
  const rows = words.map(({ word: text, lemma, translation, definition, example, ...word }) => ({
    ...{ text, translation, definition, example },
    headword: shownForm({ lexicon }, destination.language, { ...word, text, lemma, translation }),
    ...noPlace,
    ...word.place,
    textKey: textKey(text),
    lemmaKey: lemmaKey(lemma ?? mostLikelyLemma(lexicon, destination.language, text)),
    searchKey: searchKeyOf(text, translation),
  }))
  const saved = await saveNewWords(db, destination, rows, clock.now())
  if (!saved) throw notFound('list')
  const newIds = rows.map(({ textKey: key }) => {
    const id = saved.ids.get(key) ?? null
    // The same word given twice is new once.
    saved.ids.delete(key)
    return id
  })
  return { listId: destination.listId, listName: saved.listName, newIds }
}

const noPlace = { sourceMediaId: null, sourceStart: null, sourceEnd: null }

async function findListId(db: Database, learnerId: string, name: string | undefined) {
  if (!name) throw new AppError('INVALID_REQUEST', 'body.listId: a list or its name is needed')
  return (await findListByName(db, learnerId, name))?.id
}

/** Another request may create the list at the same time. */
async function createListFor({ db, clock }: Needs, learnerId: string, name: string): Promise<string> {
  const now = clock.now()
  const created = await insertList(db, { learnerId, name, createdAt: now, usedAt: now })
  const list = created ?? (await findListByName(db, learnerId, name))
  if (!list) throw notFound('list')
  return list.id
}
