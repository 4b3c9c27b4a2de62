import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** One node of the path that leads from a native language to a target language. */
export const lesson = pgTable(
  'lesson',
  {
    id: text('id').primaryKey(),
    nativeLanguage: text('native_language').notNull(),
    targetLanguage: text('target_language').notNull(),
    level: text('level').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
  },
  (table) => [
    index('lesson_path').on(table.nativeLanguage, table.targetLanguage, table.level, table.position),
  ],
)
