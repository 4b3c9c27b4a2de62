import type { Client } from 'pg'

/**
 * Changes one batch of rows, those after the key `after`, inside a transaction of the caller. It must be idempotent.
 * @returns the key from which the next batch continues, null after the last batch, and the number of rows read
 */
export type Batch = (client: Client, after: string | null) => Promise<{ after: string | null; rows: number }>

/** A change of stored data that SQL cannot express, in consecutive phases. */
export type DataMigration = {
  /** The name that an SQL migration inserts into `data_migration` to request it. */
  name: string
  /** Description of the change, for the log. */
  label: string
  phases: readonly { name: string; batch: Batch }[]
}
