import { targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'

export const themeItemSchema = z.object({
  id: z.string(),
  kind: z.enum(['video', 'song']),
  title: z.string(),
  level: z.enum(levels),
})

export const listeningThemeSchema = z.object({
  kind: z.enum(['video', 'song']),
  /** The theme of the catalogue; empty for own media. */
  category: z.string(),
  isOwn: z.boolean(),
  /** The picture of its first item; empty without one. */
  thumbnail: z.string(),
  /** Whether all items are of the learner's level; otherwise none is. Own media count as items of that level. */
  isOfLevel: z.boolean(),
  count: z.number(),
  /** True if there may be more than `count`. */
  hasMore: z.boolean(),
  /** The average share of the running words of its items that the learner knows, from 0 to 1. */
  knownShare: z.optional(z.number()),
  /** The first item; null when the plan allows none of them. */
  begin: z.nullable(themeItemSchema),
  /** An item for a dictation, which needs an item whose sound is a file. */
  dictate: z.nullable(themeItemSchema),
})

export const readListeningPractice = {
  summary:
    "Returns the learner's level, the numbers of new and known words in the media of that level, and themes to listen to.",
  reply: z.object({
    level: z.enum(levels),
    language: z.enum(targetLanguageCodes),
    /** Distinct base forms in the newest items of the level that have no status for the learner. */
    newWords: z.number(),
    learningWords: z.number(),
    knownWords: z.number(),
    themes: z.array(listeningThemeSchema),
  }),
}
