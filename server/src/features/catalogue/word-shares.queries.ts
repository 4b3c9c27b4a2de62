import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mediaLemmas } from '../../database/schema/catalogue.ts'
import { lemmaStatus } from '../../database/schema/vocabulary.ts'

type Asked = { learnerId: string; language: string; mediaIds: readonly string[] }

export type WordShares = { known: number; learning: number }

/**
 * Of the running words of each item, the shares whose base form this learner knows and learns, from 0 to 1. What the learner
 * ignores (names, words of other languages) does not count. Items without words are left out.
 */
export async function listWordShares(
  db: Database,
  { learnerId, language, mediaIds }: Asked,
): Promise<Map<string, WordShares>> {
  const counted = sql`sum(said.count) filter (where status is distinct from 'ignored')`
  const { rows } = await db.execute<WordShares & { id: string }>(sql`
    select said.media_id as id,
      coalesce(sum(said.count) filter (where status = 'known'), 0)::float8 / ${counted} as known,
      coalesce(sum(said.count) filter (where status = 'learning'), 0)::float8 / ${counted} as learning
    from (
      select ${mediaLemmas.mediaId}, unnest(${mediaLemmas.lemmas}) as lemma, unnest(${mediaLemmas.counts}) as count
      from ${mediaLemmas} where ${mediaLemmas.mediaId} = any(${sql.param(mediaIds)}::text[])
    ) as said
    left join ${lemmaStatus} on ${lemmaStatus.learnerId} = ${learnerId}
      and ${lemmaStatus.language} = ${language} and ${lemmaStatus.lemma} = said.lemma
    group by said.media_id
    having ${counted} > 0`)
  return new Map(rows.map(({ id, known, learning }) => [id, { known, learning }]))
}
