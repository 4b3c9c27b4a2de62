import { asc, eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { type AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import * as accounts from '../../database/schema/accounts.ts'
import * as activity from '../../database/schema/activity.ts'
import * as billing from '../../database/schema/billing.ts'
import { mediaItem, transcript } from '../../database/schema/catalogue.ts'
import * as grammar from '../../database/schema/grammar.ts'
import * as lessons from '../../database/schema/lessons.ts'
import * as lookup from '../../database/schema/lookup.ts'
import * as quiz from '../../database/schema/media-tests.ts'
import * as ownMedia from '../../database/schema/own-media.ts'
import * as player from '../../database/schema/player.ts'
import * as reviews from '../../database/schema/reviews.ts'
import * as vocabulary from '../../database/schema/vocabulary.ts'
import * as writing from '../../database/schema/writing.ts'

/** Columns that are not exported, because somebody with a copy of them could sign in as the learner. */
const secret = new Set(['passwordHash', 'secretHash', 'generation', 'addressHash', 'emailHash'])

export type OwnedTable = { name: string; columns: string[]; read: (db: Database) => Promise<object[]> }

/**
 * Lists every table that has a column for the learner or owner, and the learner's own row. A new table is found by its
 * column. Of the catalogue only the learner's own media are exported.
 */
export function listOwnedTables(learnerId: string): OwnedTable[] {
  const modules = {
    ...accounts,
    ...activity,
    ...billing,
    ...grammar,
    ...lessons,
    ...lookup,
    ...reviews,
    ...ownMedia,
    ...player,
    ...quiz,
    ...vocabulary,
    ...writing,
  }
  const own = Object.values({ ...modules, mediaItem })
    .filter((table) => is(table, PgTable))
    .flatMap((table) => {
      const {
        learnerId: learner,
        ownerId,
        ...columns
      } = getTableColumns(table) as Record<string, AnyPgColumn>
      const owner = table === accounts.learner ? accounts.learner.id : (learner ?? ownerId)
      return owner ? [ownedTable(table, columns, owner, learnerId)] : []
    })
  return [...own, ownTranscripts(learnerId)]
}

const ownTranscripts = (learnerId: string): OwnedTable => ({
  name: getTableName(transcript),
  columns: ['mediaId', 'segments'],
  read: (db) =>
    db
      .select({ mediaId: transcript.mediaId, segments: transcript.segments })
      .from(transcript)
      .innerJoin(mediaItem, eq(mediaItem.id, transcript.mediaId))
      .where(eq(mediaItem.ownerId, learnerId))
      .orderBy(asc(transcript.mediaId)),
})

function ownedTable(
  table: PgTable,
  columns: Record<string, AnyPgColumn>,
  own: AnyPgColumn,
  learnerId: string,
): OwnedTable {
  const shown = Object.fromEntries(Object.entries(columns).filter(([name]) => !secret.has(name)))
  return {
    name: getTableName(table),
    columns: Object.keys(shown),
    read: (db) => db.select(shown).from(table).where(eq(own, learnerId)).orderBy(asc(own)),
  }
}
