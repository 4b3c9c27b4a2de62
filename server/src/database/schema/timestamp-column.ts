import { timestamp } from 'drizzle-orm/pg-core'

/** A time in milliseconds, the precision of a Date. */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
