import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../../database/database.ts'
import { notFound } from '../../../errors.ts'
import type { PackedCard, PackedWord } from '../../../providers/anki/packed-word.ts'
import type { Services } from '../../../services.ts'
import {
  type ExportedWord,
  listCardsOfLemmas,
  listListsToExport,
  listReviewsOfLemmas,
  listStatusesOfLemmas,
  listWordsAfter,
} from './export-words.queries.ts'

export type WordSelection = { learnerId: string; listId: string | undefined }
type ExportedList = Awaited<ReturnType<typeof listListsToExport>>[number]
type LemmaData = Pick<PackedWord, 'status' | 'cards'>
export type WordToExport = ExportedWord & { list: ExportedList } & LemmaData

/** Words of one batch; other requests are served between batches. */
const wordsPerBatch = 100

/**
 * Reads the words of one list or of all, in the order in which they are shown, in batches from one snapshot.
 * @param withCards whether to read the review cards; otherwise the words have none
 * @param take called with each batch; returns false to stop
 * @throws AppError NOT_FOUND
 */
export async function readWordsToExport(
  { db: database }: Pick<Services, 'db'>,
  { learnerId, listId, withCards }: WordSelection & { withCards: boolean },
  take: (words: WordToExport[]) => Promise<boolean> | boolean,
): Promise<void> {
  await database.transaction(
    async (db) => {
      const lists = await listListsToExport(db, learnerId, listId)
      if (listId && lists.length === 0) throw notFound('list')
      for (const list of lists) if (!(await readList(db, { learnerId, list, withCards }, take))) return
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function readList(
  db: Database,
  { learnerId, list, withCards }: { learnerId: string; list: ExportedList; withCards: boolean },
  take: Parameters<typeof readWordsToExport>[2],
): Promise<boolean> {
  let after: ExportedWord | null = null
  for (;;) {
    const words: ExportedWord[] = await listWordsAfter(db, {
      learnerId,
      listId: list.id,
      after,
      limit: wordsPerBatch,
    })
    const dataOf = await readLemmaData(db, { learnerId, words, withCards })
    if (words.length > 0 && !(await take(words.map((word) => ({ ...word, list, ...dataOf(word) })))))
      return false
    after = words.at(-1) ?? null
    if (words.length < wordsPerBatch) return true
    await nextTurn()
  }
}

/** Reads the statuses and review cards of the lemmas of one batch. */
async function readLemmaData(
  db: Database,
  { learnerId, words, withCards }: { learnerId: string; words: ExportedWord[]; withCards: boolean },
) {
  const byLemma = new Map<string, LemmaData>()
  const keyOf = ({ language, lemmaKey }: Pick<ExportedWord, 'language' | 'lemmaKey'>) =>
    `${language} ${lemmaKey}`
  for (const language of new Set(words.map((word) => word.language))) {
    const lemmas = [...new Set(words.filter((word) => word.language === language).map((one) => one.lemmaKey))]
    const selection = { learnerId, language, lemmas }
    const statuses = new Map(
      (await listStatusesOfLemmas(db, selection)).map(({ lemma, status }) => [lemma, status]),
    )
    const cards = withCards
      ? cardsByLemma(await listCardsOfLemmas(db, selection), await listReviewsOfLemmas(db, selection))
      : new Map<string, PackedCard[]>()
    for (const lemma of lemmas)
      byLemma.set(keyOf({ language, lemmaKey: lemma }), {
        status: statuses.get(lemma) ?? 'new',
        cards: cards.get(lemma) ?? [],
      })
  }
  return (word: ExportedWord): LemmaData => byLemma.get(keyOf(word)) ?? { status: 'new', cards: [] }
}

type StoredCard = Awaited<ReturnType<typeof listCardsOfLemmas>>[number]
type StoredReview = Awaited<ReturnType<typeof listReviewsOfLemmas>>[number]

/** Groups cards by lemma, the direction from word to meaning first, as in Anki. */
function cardsByLemma(stored: StoredCard[], reviews: StoredReview[]): Map<string, PackedCard[]> {
  const log = new Map<string, PackedCard['reviews']>()
  for (const { lemma, direction, reviewedAt: at, grade, milliseconds, ...before } of reviews)
    add(log, `${direction} ${lemma}`, { at, grade, milliseconds, before })
  const cards = new Map<string, PackedCard[]>()
  for (const { learnerId: _, language: __, lemma, ...card } of stored)
    add(cards, lemma, { ...card, reviews: log.get(`${card.direction} ${lemma}`) ?? [] })
  for (const cardsOfLemma of cards.values())
    cardsOfLemma.sort((a, b) => order[a.direction] - order[b.direction])
  return cards
}

const order = { meaning: 0, form: 1 }

function add<Value>(groups: Map<string, Value[]>, key: string, value: Value) {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}
