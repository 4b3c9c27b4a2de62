import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runSql, withDatabase } from '../../testing/postgres-for-tests.ts'
import type { Batch, DataMigration } from './data-migration.ts'
import { runDataMigrations } from './run-data-migrations.ts'

const { connection, template } = inject('postgres')
const name = `${template}_data_migrations`
const database = withDatabase(connection, name)
let client: pg.Client

beforeAll(async () => {
  await runSql(connection, `create database ${name} template ${template}`)
  client = new pg.Client(database)
  await client.connect()
  await client.query('create table counted (at integer)')
})
afterAll(async () => {
  await client.end()
  await runSql(connection, `drop database if exists ${name} with (force)`)
})

/** Counts to three, one number per batch, and fails once at the given number. */
const countTo3 =
  (failsAt: { number: number }): Batch =>
  async (db, after) => {
    const number = Number(after ?? 0) + 1
    await db.query('insert into counted values ($1)', [number])
    if (failsAt.number === number) {
      failsAt.number = 0
      throw new Error('interrupted')
    }
    return { after: number < 3 ? String(number) : null, rows: 15_000 }
  }

test('a migration continues after its last complete batch, finishes once, and reports its progress', async () => {
  const failsAt = { number: 2 }
  const migration: DataMigration = {
    name: 'count',
    label: 'Counting',
    phases: [
      { name: 'first', batch: countTo3(failsAt) },
      { name: 'second', batch: countTo3({ number: 0 }) },
    ],
  }
  const said: string[] = []
  const run = () => runDataMigrations(client, (sentence) => said.push(sentence), [migration])
  const counted = async () => (await client.query('select at from counted')).rows.map(({ at }) => at)

  await run()
  expect(await counted()).toEqual([])
  await client.query("insert into data_migration (name) values ('count')")
  await expect(run()).rejects.toThrow('interrupted')
  expect(await counted()).toEqual([1])
  await run()
  await run()
  expect(await counted()).toEqual([1, 2, 3, 1, 2, 3])
  expect(said).toEqual([
    'Counting: first, 30000 rows so far.',
    'Counting: second, 45000 rows so far.',
    'Counting: second, 60000 rows so far.',
  ])
})
