import { asc, eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { type AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import * as accounts from '../../database/schema/accounts.ts'
import * as billing from '../../database/schema/billing.ts'
import * as lookup from '../../database/schema/lookup.ts'
import * as player from '../../database/schema/player.ts'
import * as vocabulary from '../../database/schema/vocabulary.ts'

/** What proves who somebody is stays here: a copy of it would be a key to the account. */
const secret = new Set(['passwordHash', 'secretHash', 'generation', 'addressHash', 'emailHash'])

export type OwnedTable = { name: string; columns: string[]; read: (db: Database) => Promise<object[]> }

/** Every table that says whose its rows are, and the learner's own row: a new table needs no word here. */
export function listOwnedTables(learnerId: string): OwnedTable[] {
  return Object.values({ ...accounts, ...billing, ...lookup, ...player, ...vocabulary })
    .filter((table) => is(table, PgTable))
    .flatMap((table) => {
      const { learnerId: owner, ...columns } = getTableColumns(table) as Record<string, AnyPgColumn>
      const own = table === accounts.learner ? accounts.learner.id : owner
      return own ? [ownedTable(table, columns, own, learnerId)] : []
    })
}

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
