import { targetLanguageCodes } from '@verbena/language/languages'
import * as z from 'zod/mini'
import { text } from './text.ts'

/** An IANA name such as Europe/Madrid. It is stored. The default is the stored one, or UTC. */
const timeZoneQuery = z.strictObject({ timeZone: z.optional(text({ min: 1, max: 60 })) })

export const recentItemSchema = z.object({
  id: z.string(),
  kind: z.enum(['video', 'song']),
  title: z.string(),
  language: z.enum(targetLanguageCodes),
  /** The address of the picture; empty without one. */
  thumbnail: z.string(),
  /** Seconds; null if unknown. */
  duration: z.nullable(z.number()),
  /** The played part in whole percent; null if the duration is unknown. */
  progress: z.nullable(z.number()),
  /** Seconds from the beginning. */
  stoppedAt: z.number(),
})

export const readListeningProgress = {
  summary: 'Returns what the learner watched and listened to, in all languages.',
  query: timeZoneQuery,
  reply: z.object({
    stats: z.object({
      /** Seconds of watch time since the account was created. */
      totalTime: z.number(),
      /** Seconds of this week, Monday to today. */
      weeklyTime: z.number(),
      /** Days in a row with a minute of watch time or an answer. */
      currentStreak: z.number(),
      longestStreak: z.number(),
      /** Videos played for a minute or more. Of a video under two minutes, half is enough. */
      videosWatched: z.number(),
      /** Minutes per day over the last thirty days, or over the days since the first one if they are fewer. */
      averageDaily: z.number(),
      /** `totalTime` in whole minutes. */
      minutesListened: z.number(),
      /** Words of the target language that the learner knows. */
      wordsLearned: z.number(),
    }),
    /** The seven days of this week, Monday first. */
    weeklyActivity: z.array(z.object({ day: z.string(), hours: z.number() })),
    /** In the target language, the last opened first. */
    recentVideos: z.array(recentItemSchema),
    recentSongs: z.array(recentItemSchema),
  }),
}

export const activeDaySchema = z.object({ day: z.string(), seconds: z.number(), answers: z.number() })

export const readProgress = {
  summary:
    "Returns today's activity and goal, due reviews, a calendar of one year, and the known words over time.",
  query: timeZoneQuery,
  reply: z.object({
    /** The time zone of the days. */
    timeZone: z.string(),
    today: z.object({
      day: z.string(),
      seconds: z.number(),
      answers: z.number(),
      /** The learner's goal in minutes per day; null without one. */
      goalMinutes: z.nullable(z.number()),
      /** Share of the goal, 0 to 100; null without one. */
      goalPercent: z.nullable(z.number()),
    }),
    /** In the target language: the cards left today within the daily limits, and the cards answered today. */
    reviews: z.object({ due: z.number(), done: z.number() }),
    /** The days with activity, from the Monday 53 weeks ago to today. */
    calendar: z.object({ from: z.string(), days: z.array(activeDaySchema) }),
    /** Counts the words of the target language that are known now, by the end of each week. */
    wordsKnown: z.array(z.object({ day: z.string(), known: z.number() })),
  }),
}
