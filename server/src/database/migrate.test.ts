import { expect, inject, test } from 'vitest'
import { migrationsDirectory } from '../config/read-config.ts'
import { findRootDirectory } from '../config/root-directory.ts'
import { runSql, withDatabase } from '../testing/postgres-for-tests.ts'
import { migrateDatabase } from './migrate.ts'

const folder = migrationsDirectory(findRootDirectory(import.meta.dirname))

test('eight servers that migrate one empty database at once all succeed, and each migration runs once', async () => {
  const { connection, template } = inject('postgres')
  const name = `${template}_migrations`
  await runSql(connection, `create database ${name}`)
  const database = withDatabase(connection, name)
  await Promise.all(Array.from({ length: 8 }, () => migrateDatabase(database, folder)))
  const [{ runs, hashes } = {}] = await runSql(
    database,
    'select count(*)::int as runs, count(distinct hash)::int as hashes from drizzle.__drizzle_migrations',
  )
  expect(runs).toBe(hashes)
  expect(Number(runs)).toBeGreaterThan(0)
  expect(await runSql(database, 'select 1 as one from learner')).toEqual([])
})

/** Tables that are read by the payment provider's ids, also before there is a learner (docs/decisions/008). */
const foundByProvider = ['checkout', 'subscription']

test('the primary key of every table with learner_id begins with it', async () => {
  const { connection, template } = inject('postgres')
  const rows = await runSql(
    withDatabase(connection, template),
    `select t.table_name, min(k.column_name) filter (where k.ordinal_position = 1) as first_key
     from information_schema.columns t
     join information_schema.table_constraints c on c.table_name = t.table_name and c.constraint_type = 'PRIMARY KEY'
     join information_schema.key_column_usage k on k.constraint_name = c.constraint_name
     where t.column_name = 'learner_id' and t.table_schema = 'public'
     group by t.table_name`,
  )
  expect(rows.length).toBeGreaterThan(3)
  const others = rows.filter(({ first_key }) => first_key !== 'learner_id')
  expect(others.map(({ table_name }) => table_name).sort()).toEqual(foundByProvider)
})
