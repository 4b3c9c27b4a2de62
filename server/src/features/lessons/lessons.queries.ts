import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { lessonAttempt, lessonOrder, lessonProgress, publishedOrder } from '../../database/schema/lessons.ts'

const given = sql.placeholder

const progressOf = prepared((db) =>
  db
    .select({
      lessonId: lessonProgress.lessonId,
      position: lessonProgress.position,
      completedAt: lessonProgress.completedAt,
    })
    .from(lessonProgress)
    .where(
      and(
        eq(lessonProgress.learnerId, given('learnerId')),
        eq(lessonProgress.targetLanguage, given('targetLanguage')),
      ),
    )
    .prepare('lesson_progress_of'),
)

/** The learner's progress in the lessons of a language. */
export async function listProgress(db: Database, learnerId: string, targetLanguage: string) {
  return progressOf(db).execute({ learnerId, targetLanguage })
}

export type Languages = { nativeLanguage: string; targetLanguage: string }

const ordersOf = prepared((db) => {
  const published = db
    .select({ level: publishedOrder.level, ids: publishedOrder.lessonIds, isOwn: sql<boolean>`false` })
    .from(publishedOrder)
    .where(
      and(
        eq(publishedOrder.nativeLanguage, given('nativeLanguage')),
        eq(publishedOrder.targetLanguage, given('targetLanguage')),
      ),
    )
  return db
    .select({ level: lessonOrder.level, ids: lessonOrder.lessonIds, isOwn: sql<boolean>`true` })
    .from(lessonOrder)
    .where(
      and(
        eq(lessonOrder.learnerId, given('learnerId')),
        eq(lessonOrder.nativeLanguage, given('nativeLanguage')),
        eq(lessonOrder.targetLanguage, given('targetLanguage')),
      ),
    )
    .unionAll(published)
    .prepare('lesson_orders_of')
})

/** The orders of lessons that apply to a learner: their own, and those published for everybody. */
export async function listOrders(db: Database, learnerId: string, languages: Languages) {
  return ordersOf(db).execute({ learnerId, ...languages })
}

type Order = Languages & { level: string; lessonIds: number[]; changedAt: Date }

export async function saveOwnOrder(db: Database, values: Order & { learnerId: string }) {
  const { learnerId, nativeLanguage, targetLanguage, level } = lessonOrder
  await db
    .insert(lessonOrder)
    .values(values)
    .onConflictDoUpdate({
      target: [learnerId, nativeLanguage, targetLanguage, level],
      set: { lessonIds: values.lessonIds, changedAt: values.changedAt },
    })
}

export async function savePublishedOrder(db: Database, values: Order) {
  const { nativeLanguage, targetLanguage, level } = publishedOrder
  await db
    .insert(publishedOrder)
    .values(values)
    .onConflictDoUpdate({
      target: [nativeLanguage, targetLanguage, level],
      set: { lessonIds: values.lessonIds, changedAt: values.changedAt },
    })
}

export type LessonKey = { learnerId: string; targetLanguage: string; lessonId: number }
const progressKey = [lessonProgress.learnerId, lessonProgress.targetLanguage, lessonProgress.lessonId]

/** Stores where the learner stopped. A completed lesson begins at its first item each time. */
export async function savePosition(db: Database, key: LessonKey, position: number, now: Date) {
  await db
    .insert(lessonProgress)
    .values({ ...key, position, startedAt: now })
    .onConflictDoUpdate({
      target: progressKey,
      set: { position },
      setWhere: isNull(lessonProgress.completedAt),
    })
}

export async function saveListened(db: Database, key: LessonKey, now: Date) {
  await db
    .insert(lessonProgress)
    .values({ ...key, startedAt: now, listenedAt: now })
    .onConflictDoUpdate({
      target: progressKey,
      set: { listenedAt: sql`coalesce(${lessonProgress.listenedAt}, excluded.listened_at)` },
    })
}

/** @returns whether the lesson is completed for the first time */
export async function saveCompleted(db: Database, key: LessonKey, now: Date): Promise<boolean> {
  const rows = await db
    .insert(lessonProgress)
    .values({ ...key, startedAt: now, completedAt: now })
    .onConflictDoUpdate({
      target: progressKey,
      set: { completedAt: now, position: 0 },
      setWhere: isNull(lessonProgress.completedAt),
    })
    .returning({ lessonId: lessonProgress.lessonId })
  return rows.length > 0
}

/** Serialises the completions of a learner, because two lessons with the same words would deadlock. */
export async function lockCompleting(db: Database, learnerId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lesson-done ${learnerId}`}, 0))`)
}

/** Inserts an attempt, unless there is one with its id. */
export async function insertLessonAttempt(db: Database, values: typeof lessonAttempt.$inferInsert) {
  await db.insert(lessonAttempt).values(values).onConflictDoNothing()
}
