import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Times are `timestamptz` with millisecond meaning. */
const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const learner = pgTable('learner', {
  id: uuid('id').primaryKey().defaultRandom(),
  username: text('username').notNull(),
  /** NFKC and lower case: two names that look the same are the same. */
  usernameKey: text('username_key').notNull().unique(),
  passwordHash: text('password_hash'),
  email: text('email'),
  nativeLanguage: text('native_language').notNull(),
  targetLanguage: text('target_language').notNull(),
  level: text('level').notNull(),
  learningReason: text('learning_reason'),
  minutesPerDay: integer('minutes_per_day'),
  interests: text('interests').array().notNull().default([]),
  isEditor: boolean('is_editor').notNull().default(false),
  proUntil: at('pro_until'),
  createdAt: at('created_at').notNull().defaultNow(),
})

/**
 * One signed-in browser. Its refresh tokens are numbered and sealed with our key; none is kept here.
 * Every table of a learner's own leads its key with the learner's id, so that learners can be spread over servers.
 */
export const session = pgTable(
  'session',
  {
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    /** How often its refresh token was exchanged. */
    generation: integer('generation').notNull().default(0),
    rotatedAt: at('rotated_at'),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('session_expires_at').on(table.expiresAt),
  ],
)
