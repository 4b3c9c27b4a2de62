import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { Database } from '../../../database/database.ts'
import { notFound } from '../../../errors.ts'
import type { PackedCard, PackedWord } from '../../../providers/anki/packed-word.ts'
import type { Services } from '../../../services.ts'
import {
  type ExportedWord,
  listCardsAmong,
  listListsToExport,
  listReviewsAmong,
  listStatusesAmong,
  listWordsBehind,
} from './export-words.queries.ts'

export type AskedWords = { learnerId: string; listId: string | undefined }
type ExportedList = Awaited<ReturnType<typeof listListsToExport>>[number]
type Facts = Pick<PackedWord, 'status' | 'cards'>
export type WordToExport = ExportedWord & { list: ExportedList } & Facts

/** Words that are read at once: others wait for no more than it takes to understand so many. */
const wordsAtOnce = 100

/**
 * Own words of a list or of all, in the order in which they are shown, a few at a time: all as they are at one moment.
 * @param withCards whether to read what is remembered of each; without it no word has a card
 * @param take is waited for; says false when it wants no more
 * @throws AppError NOT_FOUND
 */
export async function readWordsToExport(
  { db: database }: Pick<Services, 'db'>,
  { learnerId, listId, withCards }: AskedWords & { withCards: boolean },
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
    const words: ExportedWord[] = await listWordsBehind(db, {
      learnerId,
      listId: list.id,
      after,
      limit: wordsAtOnce,
    })
    const factsOf = await readFacts(db, { learnerId, words, withCards })
    if (words.length > 0 && !(await take(words.map((word) => ({ ...word, list, ...factsOf(word) })))))
      return false
    after = words.at(-1) ?? null
    if (words.length < wordsAtOnce) return true
    await letOthersWork()
  }
}

/** What is kept of base forms, for the words of one slice. */
async function readFacts(
  db: Database,
  { learnerId, words, withCards }: { learnerId: string; words: ExportedWord[]; withCards: boolean },
) {
  const facts = new Map<string, Facts>()
  const keyOf = ({ language, lemmaKey }: Pick<ExportedWord, 'language' | 'lemmaKey'>) =>
    `${language} ${lemmaKey}`
  for (const language of new Set(words.map((word) => word.language))) {
    const lemmas = [...new Set(words.filter((word) => word.language === language).map((one) => one.lemmaKey))]
    const asked = { learnerId, language, lemmas }
    const statuses = new Map((await listStatusesAmong(db, asked)).map(({ lemma, status }) => [lemma, status]))
    const cards = withCards
      ? cardsByLemma(await listCardsAmong(db, asked), await listReviewsAmong(db, asked))
      : new Map<string, PackedCard[]>()
    for (const lemma of lemmas)
      facts.set(keyOf({ language, lemmaKey: lemma }), {
        status: statuses.get(lemma) ?? 'new',
        cards: cards.get(lemma) ?? [],
      })
  }
  return (word: ExportedWord): Facts => facts.get(keyOf(word)) ?? { status: 'new', cards: [] }
}

type StoredMemory = Awaited<ReturnType<typeof listCardsAmong>>[number]
type StoredReview = Awaited<ReturnType<typeof listReviewsAmong>>[number]

/** From the word to its meaning first, as Anki orders its cards. */
function cardsByLemma(memories: StoredMemory[], reviews: StoredReview[]): Map<string, PackedCard[]> {
  const log = new Map<string, PackedCard['reviews']>()
  for (const { lemma, direction, reviewedAt: at, grade, milliseconds, ...before } of reviews)
    add(log, `${direction} ${lemma}`, { at, grade, milliseconds, before })
  const cards = new Map<string, PackedCard[]>()
  for (const { learnerId: _, language: __, lemma, ...card } of memories)
    add(cards, lemma, { ...card, reviews: log.get(`${card.direction} ${lemma}`) ?? [] })
  for (const held of cards.values()) held.sort((a, b) => order[a.direction] - order[b.direction])
  return cards
}

const order = { meaning: 0, form: 1 }

function add<Value>(groups: Map<string, Value[]>, key: string, value: Value) {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}
