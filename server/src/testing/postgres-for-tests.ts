import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrationsDirectory } from '../config.ts'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { findRootDirectory } from '../root-directory.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { connection: pg.ClientConfig; template: string }
  }
}

/**
 * One PostgreSQL for the whole run: an embedded one in a folder that is thrown away, or the server of DATABASE_URL.
 * A migrated template is made once; each test file copies it.
 */
export async function setup(project: TestProject) {
  const url = process.env.DATABASE_URL
  const folder = mkdtempSync(join(tmpdir(), 'vb-'))
  const embedded = url ? null : await startEmbeddedPostgres(folder, randomBytes)
  const admin = url ? { connectionString: url } : { ...embedded?.connection, database: 'postgres' }
  const template = `verbena_test_${process.pid}`
  await runSql(admin, `create database ${template}`)
  await migrateDatabase(
    withDatabase(admin, template),
    migrationsDirectory(findRootDirectory(import.meta.dirname)),
  )
  project.provide('postgres', { connection: admin, template })
  return async () => {
    await dropDatabasesLike(admin, template)
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export function withDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

export async function runSql(connection: pg.ClientConfig, sql: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows as Record<string, string>[]
  } finally {
    await client.end()
  }
}

async function dropDatabasesLike(connection: pg.ClientConfig, template: string) {
  const rows = await runSql(connection, `select datname from pg_database where datname like '${template}%'`)
  for (const { datname } of rows)
    await runSql(connection, `drop database if exists "${datname}" with (force)`)
}
