import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { lemmaStatus } from '../../database/schema/vocabulary.ts'

/** Word statuses of lemmas. They are passed as one array, because a long transcript has thousands. */
export async function listStatusesAmong(
  db: Database,
  learnerId: string,
  language: string,
  lemmas: readonly string[],
) {
  return db
    .select({ lemma: lemmaStatus.lemma, status: lemmaStatus.status })
    .from(lemmaStatus)
    .where(
      and(
        eq(lemmaStatus.learnerId, learnerId),
        eq(lemmaStatus.language, language),
        sql`${lemmaStatus.lemma} = any(${sql.param(lemmas)}::text[])`,
      ),
    )
}
