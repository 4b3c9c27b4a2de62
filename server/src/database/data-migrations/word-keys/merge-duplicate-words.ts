import { lemmaKey } from '@verbena/language/text/lemma-key'
import { searchKey } from '@verbena/language/text/search-key'
import { textKey } from '@verbena/language/text/text-key'
import { mergeAlternatives } from '@verbena/language/word-table/merge-alternatives'
import type { Client } from 'pg'
import { groupBy } from './group-by.ts'
import { oldKeyPattern } from './old-key-pattern.ts'
import type { MergedLemmas } from './reconcile-cards.ts'

export type WordRow = {
  id: string
  list_id: string
  language: string
  text: string
  text_key: string
  lemma_key: string
  translation: string
  search_key: string
  definition: string
  example: string
  created_at: Date
}

const columns =
  'id, list_id, language, text, text_key, lemma_key, translation, search_key, definition, example, created_at'
const wordsPerBatch = 1000

/** Merges words of one list that have the same key now: the oldest gets the translations and answers of all. */
export async function mergeDuplicateWords(client: Client, learnerId: string, mergedLemmas: MergedLemmas) {
  const lists = new Set<string>()
  let after: string | null = null
  for (;;) {
    const found = await wordsAfter(client, learnerId, after)
    await mergeBatch(client, learnerId, found, { mergedLemmas, lists })
    if (found.length < wordsPerBatch) break
    after = found.at(-1)?.id ?? null
  }
  await countWords(client, learnerId, [...lists])
}

async function wordsAfter(client: Client, learnerId: string, after: string | null): Promise<WordRow[]> {
  const { rows } = await client.query<WordRow>(
    `select ${columns} from word
     where learner_id = $1 and ($2::uuid is null or id > $2) and (text_key ~ $3 or lemma_key ~ $3)
     order by id limit ${wordsPerBatch}`,
    [learnerId, after, oldKeyPattern],
  )
  return rows
}

/** Collects what was merged. */
type Merged = { mergedLemmas: MergedLemmas; lists: Set<string> }

async function mergeBatch(
  client: Client,
  learnerId: string,
  found: WordRow[],
  { mergedLemmas, lists }: Merged,
) {
  const changed = found
    .map((word) => ({ ...word, text_key: textKey(word.text_key), lemma_key: lemmaKey(word.lemma_key) }))
    .filter((word, at) => word.text_key !== found[at]?.text_key || word.lemma_key !== found[at]?.lemma_key)
  const ids = new Set(changed.map(({ id }) => id))
  const existing = (await wordsWithKeys(client, learnerId, changed)).filter(({ id }) => !ids.has(id))
  const groups = groupBy([...changed, ...existing], (one) => `${one.list_id} ${one.language} ${one.text_key}`)
  const merged = groups.map(mergeWords)
  const replaced = merged.flatMap(({ word, others }) => others.map(({ id }) => ({ id, by: word.id })))
  for (const { word, others } of merged)
    if (others.length > 0) {
      lists.add(word.list_id)
      for (const one of [word, ...others]) mergedLemmas.add(one.language, lemmaKey(one.lemma_key))
    }
  await replaceWords(client, learnerId, replaced)
  await client.query(
    `update word set text_key = given.text_key, lemma_key = given.lemma_key, translation = given.translation,
       search_key = given.search_key, definition = given.definition, example = given.example
     from jsonb_populate_recordset(null::word, $2) as given
     where word.learner_id = $1 and word.id = given.id`,
    [learnerId, JSON.stringify(merged.map(({ word }) => word))],
  )
  await markLastAnswers(client, learnerId, [...new Set(replaced.map(({ by }) => by))])
}

/** The words that already have one of these keys in the same list. */
async function wordsWithKeys(client: Client, learnerId: string, words: WordRow[]): Promise<WordRow[]> {
  const { rows } = await client.query<WordRow>(
    `select ${columns} from word where learner_id = $1 and (list_id, language, text_key) in (
       select * from unnest($2::uuid[], $3::text[], $4::text[]))`,
    [
      learnerId,
      words.map(({ list_id }) => list_id),
      words.map(({ language }) => language),
      words.map(({ text_key }) => text_key),
    ],
  )
  return rows
}

/** Adds the translations of the other words to the oldest one, and their definition or example if it has none. */
export function mergeWords(words: readonly [WordRow, ...WordRow[]]): { word: WordRow; others: WordRow[] } {
  const [oldest, ...others] = words.toSorted(
    (one, other) => Number(one.created_at) - Number(other.created_at) || (one.id < other.id ? -1 : 1),
  ) as [WordRow, ...WordRow[]]
  const word = { ...oldest }
  for (const { translation, definition, example } of others) {
    word.translation = mergeAlternatives(word.translation, translation, Number.POSITIVE_INFINITY)
    word.definition ||= definition
    word.example ||= example
  }
  if (others.length > 0) word.search_key = searchKey(`${word.text} ${word.translation}`)
  return { word, others }
}

async function replaceWords(client: Client, learnerId: string, replaced: { id: string; by: string }[]) {
  if (replaced.length === 0) return
  const ids = replaced.map(({ id }) => id)
  await client.query(
    `update word_attempt set word_id = given.by from unnest($2::uuid[], $3::uuid[]) as given (id, by)
     where word_attempt.learner_id = $1 and word_attempt.word_id = given.id`,
    [learnerId, ids, replaced.map(({ by }) => by)],
  )
  await client.query('delete from word where learner_id = $1 and id = any($2::uuid[])', [learnerId, ids])
}

async function markLastAnswers(client: Client, learnerId: string, ids: string[]) {
  if (ids.length === 0) return
  await client.query(
    `update word set last_correct = coalesce((
       select is_correct from word_attempt as answer where answer.learner_id = $1 and answer.word_id = word.id
       order by answer.answered_at desc, answer.id limit 1), last_correct)
     where learner_id = $1 and id = any($2::uuid[])`,
    [learnerId, ids],
  )
}

async function countWords(client: Client, learnerId: string, lists: string[]) {
  if (lists.length === 0) return
  await client.query(
    `update word_list set word_count = counted.words, answered_count = counted.answered, correct_count = counted.correct
     from (
       select list_id, count(*) as words, count(last_correct) as answered, count(*) filter (where last_correct) as correct
       from word where learner_id = $1 and list_id = any($2::uuid[]) group by list_id
     ) as counted
     where word_list.learner_id = $1 and word_list.id = counted.list_id`,
    [learnerId, lists],
  )
}
