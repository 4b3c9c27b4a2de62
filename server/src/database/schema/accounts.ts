import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './timestamp-column.ts'

export const learner = pgTable(
  'learner',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    /** The username in NFKC and lower case, so that two names that look the same are equal. */
    usernameKey: text('username_key').notNull().unique(),
    passwordHash: text('password_hash'),
    /** A verified address: the learner opened a link mailed to it, or Google had verified it. */
    email: text('email'),
    /** An address that is not verified yet; several accounts may have the same. */
    pendingEmail: text('pending_email'),
    nativeLanguage: text('native_language').notNull(),
    targetLanguage: text('target_language').notNull(),
    level: text('level').notNull(),
    learningReason: text('learning_reason'),
    minutesPerDay: integer('minutes_per_day'),
    interests: text('interests').array().notNull().default([]),
    isEditor: boolean('is_editor').notNull().default(false),
    /** Copied from the learner's subscriptions, so that reading the learner's row is enough. */
    proUntil: timestampColumn('pro_until'),
    /** When the account will be removed. The learner can cancel the removal until then. */
    deleteAt: timestampColumn('delete_at'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('learner_email').on(sql`lower(${table.email})`),
    index('learner_delete_at').on(table.deleteAt),
  ],
)

/**
 * The first column of the primary key of every table of a learner's rows, so that learners can be distributed over
 * several databases. The rows are deleted with the learner.
 */
export const owner = () =>
  uuid('learner_id')
    .notNull()
    .references(() => learner.id, { onDelete: 'cascade' })

/** One signed-in browser. Its refresh tokens are numbered and signed with our key; they are not stored. */
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
    /** A keyed hash of the IP address that signed in, to recognise the address without storing it. */
    addressHash: text('address_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('session_expires_at').on(table.expiresAt),
  ],
)

/** The account of a learner with an identity provider. */
export const learnerIdentity = pgTable(
  'learner_identity',
  {
    learnerId: owner(),
    provider: text('provider').notNull(),
    /** The provider's id of the person, which stays the same when the e-mail address changes. */
    subject: text('subject').notNull(),
    /** A keyed hash of the e-mail address that the provider had verified, to compare it with that of the account. */
    emailHash: text('email_hash'),
    linkedAt: timestampColumn('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.provider, table.subject] }),
    uniqueIndex('learner_identity_subject').on(table.provider, table.subject),
  ],
)

/** A link sent by e-mail. It works once, until it expires. Only a hash of its secret is stored. */
export const mailedLink = pgTable(
  'mailed_link',
  {
    learnerId: owner(),
    secretHash: text('secret_hash').notNull(),
    purpose: text('purpose', { enum: ['password', 'email'] }).notNull(),
    /** The address that the link was sent to. */
    email: text('email').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.secretHash] })],
)

/** The audit log of accounts, for learners and for the investigation of a break-in. */
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
