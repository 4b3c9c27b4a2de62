import { targetLanguageCodes } from '@verbena/language/languages'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

/* What a learner really did. Days are the learner's own and written `2026-03-29`; a week begins on Monday. */

/** An IANA name such as Europe/Madrid; it is kept, and holds where none is given. UTC until one was. */
const timeZoneQuery = z.strictObject({ timeZone: z.optional(text({ min: 1, max: 60 })) })

const recentItemSchema = z.object({
  id: z.string(),
  kind: z.enum(['video', 'song']),
  title: z.string(),
  language: z.enum(targetLanguageCodes),
  /** Where the picture is; empty where there is none. */
  thumbnail: z.string(),
  /** Seconds; null where it is not known. */
  duration: z.nullable(z.number()),
  /** How far the learner came, in whole percent; null where the duration is not known. */
  progress: z.nullable(z.number()),
  /** Seconds from the beginning. */
  stoppedAt: z.number(),
})
export type RecentItem = z.infer<typeof recentItemSchema>

export const readListeningProgress = endpoint({
  method: 'GET',
  path: '/api/listening',
  summary: 'What the learner watched and listened to, of whatever language.',
  access: 'learner',
  query: timeZoneQuery,
  reply: z.object({
    stats: z.object({
      /** Seconds of watching and listening since the account was made. */
      totalTime: z.number(),
      /** Seconds of this week, Monday to today. */
      weeklyTime: z.number(),
      /** Days in a row on which a minute was watched or something was answered. */
      currentStreak: z.number(),
      longestStreak: z.number(),
      /** Videos played for a minute or more, or for half of those that are shorter than two. */
      videosWatched: z.number(),
      /** Minutes a day, of the last thirty days or of those since the first one. */
      averageDaily: z.number(),
      /** `totalTime` in whole minutes. */
      minutesListened: z.number(),
      /** Words of the language studied that the learner knows. */
      wordsLearned: z.number(),
    }),
    /** The seven days of this week, Monday first. */
    weeklyActivity: z.array(z.object({ day: z.string(), hours: z.number() })),
    /** Of the language studied, last opened first. */
    recentVideos: z.array(recentItemSchema),
    recentSongs: z.array(recentItemSchema),
  }),
})
export type ListeningProgress = z.infer<(typeof readListeningProgress)['reply']>

const activeDaySchema = z.object({ day: z.string(), seconds: z.number(), answers: z.number() })
export type ActiveDay = z.infer<typeof activeDaySchema>

export const readProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  summary: 'Today and its goal, what is due, a year of days, and the words known over time.',
  access: 'learner',
  query: timeZoneQuery,
  reply: z.object({
    /** The time zone that the days are of. */
    timeZone: z.string(),
    today: z.object({
      day: z.string(),
      seconds: z.number(),
      answers: z.number(),
      /** Minutes a day that the learner means to spend; null where they have not said so. */
      goalMinutes: z.nullable(z.number()),
      /** Share of the goal, 0 to 100; null without one. */
      goalPercent: z.nullable(z.number()),
    }),
    /** Of the language studied: left for today within the limits of a day, and answered today. */
    reviews: z.object({ due: z.number(), done: z.number() }),
    /** The days on which something was done, from the Monday of 53 weeks to today. */
    calendar: z.object({ from: z.string(), days: z.array(activeDaySchema) }),
    /** Of the words of the language studied that are known now, how many were at the end of each of these weeks. */
    wordsKnown: z.array(z.object({ day: z.string(), known: z.number() })),
  }),
})
export type Progress = z.infer<(typeof readProgress)['reply']>
