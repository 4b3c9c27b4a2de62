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
  /** The theme of the catalogue; empty for own media. */
  category: z.string(),
  isOwn: z.boolean(),
  /** The picture of its first item; empty without one. */
  thumbnail: z.string(),
  /** Whether all or none of its items are of the learner's level. Own media count as of their level. */
  isOfLevel: z.boolean(),
  count: z.number(),
  /** True if there may be more than `count`. */
  hasMore: z.boolean(),
  /** Of the running words of its items, the share that this learner knows, on average, from 0 to 1. */
  knownShare: z.optional(z.number()),
  /** The first item; null where the plan opens none. */
  begin: z.nullable(themeItemSchema),
  /** An item for a dictation: its sound is a file. */
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
    /** Distinct base forms in the newest items of the level that have no status for the learner. */
    newWords: z.number(),
    learningWords: z.number(),
    knownWords: z.number(),
    themes: z.array(listeningThemeSchema),
  }),
})
export type ListeningPractice = z.infer<(typeof readListeningPractice)['reply']>

/** The feedback on pronunciation: none, which words were understood, or how accurate each sound was. */
export const pronunciationFeedback = {
  guest: 'none',
  free: 'words',
  pro: 'sounds',
} as const satisfies Record<Plan, 'none' | 'words' | 'sounds'>
