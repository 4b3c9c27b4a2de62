import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as accounts from './schema/accounts.ts'
import * as activity from './schema/activity.ts'
import * as billing from './schema/billing.ts'
import * as catalogue from './schema/catalogue.ts'
import * as grammar from './schema/grammar.ts'
import * as lessons from './schema/lessons.ts'
import * as lookup from './schema/lookup.ts'
import * as ownMedia from './schema/own-media.ts'
import * as player from './schema/player.ts'
import * as reviews from './schema/reviews.ts'
import * as vocabulary from './schema/vocabulary.ts'
import * as writing from './schema/writing.ts'

/** How long running queries may take to finish when the server closes. */
const closeTimeoutMs = 3000

const schema = {
  ...accounts,
  ...activity,
  ...billing,
  ...catalogue,
  ...grammar,
  ...lessons,
  ...lookup,
  ...ownMedia,
  ...player,
  ...reviews,
  ...vocabulary,
  ...writing,
}

/** The database or a transaction in it; the first argument of every query function. */
export type Database = Omit<NodePgDatabase<typeof schema>, '$client'>

export type OpenDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> }

/** @param onLost called with the error of each idle connection that breaks */
export function openDatabase(connection: pg.PoolConfig, onLost: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'verbena',
    ...connection,
  })
  // Without an error listener a broken connection ends the process. The pool emits the error of an idle connection, the
  // client emits that of one in use.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', () => {}))
  // A query that hangs must not keep the process alive: no request waits for it any more.
  const close = () => Promise.race([pool.end(), sleep(closeTimeoutMs, undefined, { ref: false })])
  return { db: drizzle(pool, { schema }), pool, close }
}

/**
 * Builds a query once for each database or transaction, because a named prepared statement costs half as much as a query
 * that is built on each call.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const known = new WeakMap<Database, Query>()
  return (db) => {
    let query = known.get(db)
    if (!query) {
      query = build(db)
      known.set(db, query)
    }
    return query
  }
}
