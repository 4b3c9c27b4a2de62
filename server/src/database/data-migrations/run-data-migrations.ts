import { and, eq, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { dataMigration } from '../schema/data-migrations.ts'
import type { DataMigration } from './data-migration.ts'
import { wordKeys } from './word-keys/word-keys.ts'

const allMigrations: readonly DataMigration[] = [wordKeys]

/** Number of rows between two messages in the log. */
const rowsBetweenReports = 20_000

/**
 * Runs the data migrations that SQL migrations requested and that are not finished. The caller holds the migration lock.
 * Each batch is a transaction that also stores the cursor, so an interrupted migration continues after its last batch.
 */
export async function runDataMigrations(
  client: Client,
  report: (sentence: string) => void,
  migrations = allMigrations,
): Promise<void> {
  const { rows } = await client.query("select to_regclass('data_migration') is not null as exists")
  if (!rows[0]?.exists) return
  for (const migration of migrations) await runMigration(client, report, migration)
}

async function runMigration(client: Client, report: (sentence: string) => void, migration: DataMigration) {
  const { name, label, phases } = migration
  const db = drizzle(client)
  const isThis = eq(dataMigration.name, name)
  const [stored] = await db
    .select({ cursor: dataMigration.cursor })
    .from(dataMigration)
    .where(and(isThis, isNull(dataMigration.finishedAt)))
  if (!stored) return
  let cursor = stored.cursor ?? { phase: phases[0]?.name ?? '', after: null }
  let done = 0
  for (const [index, phase] of phases.entries()) {
    while (cursor.phase === phase.name) {
      const following = phases[index + 1]?.name ?? ''
      await inTransaction(client, async () => {
        const { after, rows } = await phase.batch(client, cursor.after)
        if (Math.floor((done + rows) / rowsBetweenReports) > Math.floor(done / rowsBetweenReports))
          report(`${label}: ${phase.name}, ${done + rows} rows so far.`)
        done += rows
        cursor = after === null ? { phase: following, after } : { phase: phase.name, after }
        await db.update(dataMigration).set({ cursor }).where(isThis)
      })
    }
  }
  await db.update(dataMigration).set({ finishedAt: sql`now()` }).where(isThis)
}

async function inTransaction(client: Client, work: () => Promise<void>) {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
