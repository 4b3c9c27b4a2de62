import { targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { Plan } from './plans.ts'

/* Where listening practice begins: what there is to hear at a learner's level, by theme. */

const themeItemSchema = z.object({
  id: z.string(),
  kind: z.enum(['video', 'song']),
  title: z.string(),
  level: z.enum(levels),
})
export type ThemeItem = z.infer<typeof themeItemSchema>

const listeningThemeSchema = z.object({
  kind: z.enum(['video', 'song']),
  /** Of the catalogue; empty for what the learner brought. */
  category: z.string(),
  isOwn: z.boolean(),
  /** Of what it begins with, as its card has it; empty where there is none. */
  thumbnail: z.string(),
  /** Whether all of it is of the learner's level; else none of it is. Their own items count as theirs. */
  isOfLevel: z.boolean(),
  count: z.number(),
  /** True where there may be more than `count`. */
  hasMore: z.boolean(),
  /** Of the running words of its items, the share that this learner knows, on average, from 0 to 1. */
  knownShare: z.optional(z.number()),
  /** What to begin with; null where nothing of it is open on this plan. */
  begin: z.nullable(themeItemSchema),
  /** What can be written from dictation: its sound is a file. */
  dictate: z.nullable(themeItemSchema),
})
export type ListeningTheme = z.infer<typeof listeningThemeSchema>

export const readListeningPractice = endpoint({
  method: 'GET',
  path: '/api/listening-practice',
  summary:
    'The learner’s level, how many words of its videos and songs are new or known, and what to listen to.',
  access: 'learner',
  reply: z.object({
    level: z.enum(levels),
    language: z.enum(targetLanguageCodes),
    /** Different base forms that the newest items of the level say, and that the learner said nothing of. */
    newWords: z.number(),
    learningWords: z.number(),
    knownWords: z.number(),
    themes: z.array(listeningThemeSchema),
  }),
})
export type ListeningPractice = z.infer<(typeof readListeningPractice)['reply']>

/** What a plan tells of a learner's pronunciation: nothing, which words were understood, or how near each sound came. */
export const pronunciationFeedback = {
  guest: 'none',
  free: 'words',
  pro: 'sounds',
} as const satisfies Record<Plan, 'none' | 'words' | 'sounds'>
