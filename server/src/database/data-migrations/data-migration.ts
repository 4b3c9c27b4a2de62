import type { Client } from 'pg'

/**
 * Changes one batch of rows, those behind `after`, inside a transaction of the caller. Done again it changes nothing.
 * @returns where the next batch begins, null when nothing is left, and how many rows were looked at
 */
export type Batch = (client: Client, after: string | null) => Promise<{ after: string | null; rows: number }>

/** A change of stored data that SQL cannot make, in phases that follow each other. */
export type DataMigration = {
  /** As the migration that asks for it wrote it to `data_migration`. */
  name: string
  /** What is being done, for the log. */
  label: string
  phases: readonly { name: string; batch: Batch }[]
}
