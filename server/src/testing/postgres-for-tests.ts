import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { starterCatalogue, starterLexicon } from '@verbena/content/testing/content-for-tests'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrationsDirectory } from '../config/read-config.ts'
import { findRootDirectory } from '../config/root-directory.ts'
import { openDatabase } from '../database/database.ts'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { loadStarterCatalogue } from '../features/catalogue/load-starter-catalogue.service.ts'
import { testStart } from './test-time.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { connection: pg.ClientConfig; template: string }
  }
}

/**
 * Starts one PostgreSQL for the whole run, in a temporary folder, or uses the server of DATABASE_URL.
 * The template database is migrated and filled with the starter catalogue once; each test file copies it.
 */
export async function setup(project: TestProject) {
  const url = process.env.DATABASE_URL
  const folder = mkdtempSync(join(tmpdir(), 'vb-'))
  const embedded = url ? null : await startEmbeddedPostgres(folder, randomBytes)
  const admin = url ? { connectionString: url } : { ...embedded?.connection, database: 'postgres' }
  if (embedded) await disableDurability(admin)
  const template = `verbena_test_${process.pid}`
  await runSql(admin, `create database ${template}`)
  await fillTemplate(withDatabase(admin, template))
  project.provide('postgres', { connection: admin, template })
  return async () => {
    await dropDatabasesLike(admin, template)
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fillTemplate(connection: pg.ClientConfig) {
  await migrateDatabase(connection, migrationsDirectory(findRootDirectory(import.meta.dirname)))
  const { db, close } = openDatabase(connection, () => {})
  const clock = { now: () => testStart }
  await loadStarterCatalogue({ db, lexicon: starterLexicon, clock }, starterCatalogue())
  await close()
}

/** The data of this PostgreSQL is deleted after the run, so it need not survive a power cut. */
async function disableDurability(admin: pg.ClientConfig) {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await runSql(admin, `alter system set ${setting} = off`)
  await runSql(admin, 'select pg_reload_conf()')
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
