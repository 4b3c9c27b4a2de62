import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'

/** Fails when the database cannot answer. */
export const pingDatabase = (db: Database) => db.execute(sql`select 1`)
