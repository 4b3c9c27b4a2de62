import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './timestamp-column.ts'

/** Times are `timestamptz` with millisecond meaning. */

export const learner = pgTable(
  'learner',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    /** NFKC and lower case: two names that look the same are the same. */
    usernameKey: text('username_key').notNull().unique(),
    passwordHash: text('password_hash'),
    /** Verified: a link mailed to it was followed, or Google says so. */
    email: text('email'),
    /** Given, and not verified yet; several accounts may claim one. */
    pendingEmail: text('pending_email'),
    nativeLanguage: text('native_language').notNull(),
    targetLanguage: text('target_language').notNull(),
    level: text('level').notNull(),
    learningReason: text('learning_reason'),
    minutesPerDay: integer('minutes_per_day'),
    interests: text('interests').array().notNull().default([]),
    isEditor: boolean('is_editor').notNull().default(false),
    /** Kept from the subscriptions of the learner, so that a read of the learner says it. */
    proUntil: timestampColumn('pro_until'),
    /** When the account will be removed; signing in and saying so takes it back. */
    deleteAt: timestampColumn('delete_at'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('learner_email').on(sql`lower(${table.email})`),
    index('learner_delete_at').on(table.deleteAt),
  ],
)

/** Leads the key of every table of a learner's own; what they own goes with them. */
export const owner = () =>
  uuid('learner_id')
    .notNull()
    .references(() => learner.id, { onDelete: 'cascade' })

/**
 * One signed-in browser. Its refresh tokens are numbered and sealed with our key; none is kept here.
 * Every table of a learner's own leads its key with the learner's id, so that learners can be spread over servers.
 */
export const session = pgTable(
  'session',
  {
    learnerId: owner(),
    id: uuid('id').notNull().defaultRandom(),
    /** How often its refresh token was exchanged. */
    generation: integer('generation').notNull().default(0),
    rotatedAt: timestampColumn('rotated_at'),
    createdAt: timestampColumn('created_at').notNull(),
    lastUsedAt: timestampColumn('last_used_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    endedAt: timestampColumn('ended_at'),
    userAgent: text('user_agent').notNull().default(''),
    /** A keyed hash of the address that signed in, never the address: enough to know it again. */
    addressHash: text('address_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('session_expires_at').on(table.expiresAt),
  ],
)

/** Whom an identity provider knows a learner as. */
export const learnerIdentity = pgTable(
  'learner_identity',
  {
    learnerId: owner(),
    provider: text('provider').notNull(),
    /** The provider's own name for the person, which outlives a change of address. */
    subject: text('subject').notNull(),
    /** A keyed hash of the address that the provider had verified, to compare it with the account's own. */
    emailHash: text('email_hash'),
    linkedAt: timestampColumn('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.provider, table.subject] }),
    uniqueIndex('learner_identity_subject').on(table.provider, table.subject),
  ],
)

/** A link sent by mail: good once, and for a while. Only a hash of its secret is kept. */
export const mailedLink = pgTable(
  'mailed_link',
  {
    learnerId: owner(),
    secretHash: text('secret_hash').notNull(),
    purpose: text('purpose', { enum: ['password', 'email'] }).notNull(),
    /** The address that it was sent to. */
    email: text('email').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.secretHash] })],
)

/** What happened to an account and when, for its learner and for whoever looks into a break-in. */
export const accountEvent = pgTable(
  'account_event',
  {
    learnerId: owner(),
    id: uuid('id').notNull().defaultRandom(),
    at: timestampColumn('at').notNull(),
    action: text('action').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('account_event_at').on(table.learnerId, table.at),
  ],
)
