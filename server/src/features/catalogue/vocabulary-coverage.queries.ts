import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mediaLemmas } from '../../database/schema/catalogue.ts'
import { lemmaStatus } from '../../database/schema/vocabulary.ts'

type CoverageRequest = { learnerId: string; language: string; mediaIds: readonly string[] }

export type VocabularyCoverage = { known: number; learning: number }

/**
 * The shares of the words of each media item whose lemma the learner knows or learns, from 0 to 1. Ignored words (names,
 * words of other languages) do not count. Items without words are left out. The status of each lemma is found by index,
 * once: a join would read all statuses of the learner.
 */
export async function listVocabularyCoverage(
  db: Database,
  { learnerId, language, mediaIds }: CoverageRequest,
): Promise<Map<string, VocabularyCoverage>> {
  const total = sql`sum(counted.count) filter (where status is distinct from 'ignored')`
  const { rows } = await db.execute<VocabularyCoverage & { id: string }>(sql`
    with counted as materialized (
      select ${mediaLemmas.mediaId}, unnest(${mediaLemmas.lemmas}) as lemma, unnest(${mediaLemmas.counts}) as count
      from ${mediaLemmas} where ${mediaLemmas.mediaId} = any(${sql.param(mediaIds)}::text[])
    )
    select counted.media_id as id,
      coalesce(sum(counted.count) filter (where status = 'known'), 0)::float8 / ${total} as known,
      coalesce(sum(counted.count) filter (where status = 'learning'), 0)::float8 / ${total} as learning
    from counted
    left join (
      select ${lemmaStatus.lemma}, ${lemmaStatus.status} from ${lemmaStatus}
      where ${lemmaStatus.learnerId} = ${learnerId} and ${lemmaStatus.language} = ${language}
        and ${lemmaStatus.lemma} = any(array(select distinct lemma from counted))
    ) as statuses on statuses.lemma = counted.lemma
    group by counted.media_id
    having ${total} > 0`)
  return new Map(rows.map(({ id, known, learning }) => [id, { known, learning }]))
}
