import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mediaItem, mediaLemmas, transcript } from '../../database/schema/catalogue.ts'
import { lemmaStatus } from '../../database/schema/vocabulary.ts'

type Asked = { learnerId: string; language: string; mediaIds: readonly string[] }

export type WordCounts = { new: number; learning: number; known: number }

/**
 * How many different lemmas media items use, by word status. Ignored lemmas do not count. Each status is found by index: a
 * join would read all statuses of the learner.
 */
export async function countWords(
  db: Database,
  { learnerId, language, mediaIds }: Asked,
): Promise<WordCounts> {
  const { rows } = await db.execute<WordCounts>(sql`
    with used as materialized (
      select distinct unnest(${mediaLemmas.lemmas}) as lemma
      from ${mediaLemmas} where ${mediaLemmas.mediaId} = any(${sql.param(mediaIds)}::text[])
    )
    select (select count(*) from used)::int - count(*)::int as new,
      (count(*) filter (where ${lemmaStatus.status} = 'learning'))::int as learning,
      (count(*) filter (where ${lemmaStatus.status} = 'known'))::int as known
    from ${lemmaStatus}
    where ${lemmaStatus.learnerId} = ${learnerId} and ${lemmaStatus.language} = ${language}
      and ${lemmaStatus.lemma} = any(array(select lemma from used))`)
  return rows[0] ?? { new: 0, learning: 0, known: 0 }
}

/** `isDictatable`: the item has a transcript, and its sound is a file. */
export type DictationFacts = { isOwn: boolean; isDictatable: boolean }

export async function listDictationFacts(
  db: Database,
  mediaIds: readonly string[],
): Promise<Map<string, DictationFacts>> {
  const { rows } = await db.execute<DictationFacts & { id: string }>(sql`
    select ${mediaItem.id}, ${mediaItem.ownerId} is not null as "isOwn",
      ${mediaItem.source} ->> 'type' = 'file' and exists (
        select 1 from ${transcript}
        where ${transcript.mediaId} = ${mediaItem.id} and jsonb_array_length(${transcript.segments}) > 0
      ) as "isDictatable"
    from ${mediaItem} where ${mediaItem.id} = any(${sql.param(mediaIds)}::text[])`)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
