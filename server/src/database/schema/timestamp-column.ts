import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, to the millisecond, as a Date has it. */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
