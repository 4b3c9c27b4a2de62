import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsDirectory } from '../config/read-config.ts'
import { findRootDirectory } from '../config/root-directory.ts'

export const allMigrations = migrationsDirectory(findRootDirectory(import.meta.dirname))

/**
 * Creates a folder with the migrations before a given one.
 * @param tag the name of that migration, for example `0028_review_cards`
 */
export function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vb-migrations-'))
  cpSync(allMigrations, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const index = journal.entries.findIndex((entry) => entry.tag === tag)
  if (index < 0) throw new Error(`there is no migration ${tag}`)
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }))
  return folder
}
