import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { review } from '../../database/schema/reviews.ts'
import { word, wordAttempt, wordList } from '../../database/schema/vocabulary.ts'
import { lockWordMovesShared } from '../../database/word-moves-lock.ts'
import type { CardKey } from './review-cards.queries.ts'

type LemmaOfLearner = Omit<CardKey, 'direction'>

const ofLemma = ({ learnerId, language, lemma }: LemmaOfLearner) => sql`
  ${word.learnerId} = ${learnerId} and ${word.language} = ${language} and ${word.lemmaKey} = ${lemma}`

/**
 * Locks the words of a lemma and their lists until the end of the transaction. An answer in a vocabulary test and a saved
 * word lock in the same order, words, lists, card, so that none of them waits for the other in a circle.
 */
export async function lockWordsOfLemma(db: Database, key: LemmaOfLearner) {
  await lockWordMovesShared(db, key.learnerId)
  await db.execute(sql`
    with words as materialized (
      select list_id from ${word} where ${ofLemma(key)} order by id for no key update)
    select id from ${wordList}
    where ${wordList.learnerId} = ${key.learnerId} and id in (select list_id from words)
    order by id for no key update`)
}

/**
 * Stores for each word of a lemma whether its last answer was right, in a vocabulary test or a review, and updates the
 * counts of its list. The caller has locked the words.
 */
export async function updateWordResults(db: Database, key: LemmaOfLearner) {
  const { learnerId, language, lemma } = key
  await db.execute(sql`
    with reviewed as (
      select grade <> 'again' as is_correct, reviewed_at as answered_at from ${review}
      where learner_id = ${learnerId} and language = ${language} and lemma = ${lemma}
      order by reviewed_at desc, reps desc limit 1),
    words as (
      select id, list_id, last_correct as was, (
        select is_correct from (
          select is_correct, answered_at from (
            select is_correct, answered_at from ${wordAttempt}
            where learner_id = ${learnerId} and word_id = ${word.id} order by answered_at desc limit 1) as tested
          union all select * from reviewed) as answers
        order by answered_at desc limit 1) as is_correct
      from ${word} where ${ofLemma(key)}),
    changed as (
      update ${word} set last_correct = words.is_correct from words
      where ${word.learnerId} = ${learnerId} and ${word.id} = words.id and words.is_correct is distinct from words.was
      returning ${word.id}),
    counted as (
      select list_id, sum((is_correct is not null)::int - (was is not null)::int) as answered,
        sum(coalesce(is_correct, false)::int - coalesce(was, false)::int) as correct
      from words where id in (select id from changed) group by list_id)
    update ${wordList}
    set answered_count = answered_count + counted.answered, correct_count = correct_count + counted.correct
    from counted where ${wordList.learnerId} = ${learnerId} and ${wordList.id} = counted.list_id`)
}
