import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'

/** A list of our lexicon. Learners can read, practise and adopt it, but not change it. */
export const recommendedListSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  wordCount: z.number(),
  /** Share of its words that the learner knows, 0 to 100; null while they know none. */
  progress: z.nullable(z.number()),
  level: z.enum(levels),
})

export const recommendedIdSchema = z.string().check(z.regex(/^rec-[a-z]+-[ABC][12](-[1-9])?$/))

export const listRecommendedLists = {
  summary: "Lists for the learner's languages, those of their level first.",
  reply: z.array(recommendedListSchema),
}

export const adoptList = {
  summary: 'Makes a recommended list one of the own lists; words that it holds already stay as they are.',
  params: z.strictObject({ id: recommendedIdSchema }),
  /** `added`: how many words are new in it. */
  reply: z.object({ id: z.string(), name: z.string(), added: z.number() }),
}
