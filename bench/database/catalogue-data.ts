import { targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import type pg from 'pg'

/** The learner has opened `openedCount` items and knows `knownCount` lemmas. */
export const openedCount = 500
export const knownCount = 20_000
/** Distinct lemmas of one item: a video of ten minutes has about 300. */
const lemmasOfItem = 300
/** Items share this many sets of lemmas: a page reads as many rows, and filling takes a tenth of the time. */
const wordSets = 200

/** Categories; the last one is rare. */
const categories = ['Food', 'Travel', 'Culture', 'Sports', 'Technology', 'Music', 'Rare']

/**
 * Items of a large catalogue, half of them Spanish, created a minute apart. A title is three words of `titleWords`. The
 * word `quetzal` is in the 80 oldest, which a scan from the newest item reaches last.
 */
const fillItems = (count: number, titleWords: readonly string[]): [string, unknown[]] => [
  `insert into media_item (id, kind, title, title_translations, title_key, language, level, estimated_level, category,
     source, thumbnail, duration_seconds, is_premium, created_at)
   select 'bench-' || n, case when n % 3 = 0 then 'song' else 'video' end, words, '{}', ' ' || words,
     case when n % 2 = 0 then 'es' else ($2::text[])[1 + n % ${targetLanguageCodes.length}] end,
     ($3::text[])[1 + (n / 7) % ${levels.length}], 'B1',
     case when n <= 80 then 'Rare' else ($4::text[])[1 + (n / 11) % ${categories.length - 1}] end,
     '{"type":"youtube","videoId":"xxxxxxxxxxx"}', '/media/youtube/xxxxxxxxxxx.jpg', 300,
     n % 4 = 0, '2020-01-01'::timestamptz + n * interval '1 minute'
   from generate_series(1, $1::int) n,
   lateral (select concat_ws(' ', ($5::text[])[1 + (n * 7919::bigint % $6)::int], ($5::text[])[1 + (n * 104729::bigint % $6)::int],
     ($5::text[])[1 + (n / 3 * 31) % $6], case when n <= 80 then 'quetzal' end) as words) as title`,
  [count, targetLanguageCodes, levels, categories, titleWords, titleWords.length],
]

/** Lemmas follow Zipf's law, so that items share the frequent ones. */
const fillLemmas = `
  with sets as (
    select s, array_agg(lemma) as lemmas, array_agg(count) as counts
    from generate_series(0, ${wordSets - 1}) s, lateral (
      select 'lemma' || floor(exp(random() * ln(${knownCount * 1.5})))::int + s * 0 as lemma, count(*)::int as count
      from generate_series(1, ${lemmasOfItem * 3}) group by 1 limit ${lemmasOfItem}
    ) as drawn group by s
  )
  insert into media_lemmas (media_id, lemmas, counts)
  select id, lemmas, counts
  from media_item join sets on s = substr(id, 7)::int % ${wordSets}`

/** Fills an empty, migrated database with `count` items. @returns the learner's id */
export async function fillCatalogue(pool: pg.Pool, count: number, titleWords: readonly string[]) {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select setseed(0.5)')
    await client.query(...fillItems(count, titleWords))
    await client.query(fillLemmas)
    const { rows } = await client.query<{ id: string }>(
      `insert into learner (username, username_key, native_language, target_language, level)
       values ('bench', 'bench', 'en', 'es', 'B1') returning id`,
    )
    const learnerId = rows[0]?.id ?? ''
    await client.query(
      `insert into lemma_status (learner_id, language, lemma, status, updated_at)
       select $1, 'es', 'lemma' || n, 'known', now() from generate_series(1, ${knownCount}) n`,
      [learnerId],
    )
    await client.query(
      `insert into media_progress (learner_id, media_id, position_seconds, played_seconds, is_paused, updated_at)
       select $1, id, 10, 10, true, created_at from media_item where language = 'es' and kind = 'video'
       order by created_at desc limit least(${openedCount}, $2::int / 10)`,
      [learnerId, count],
    )
    await client.query('vacuum analyze')
    return learnerId
  } finally {
    client.release()
  }
}
