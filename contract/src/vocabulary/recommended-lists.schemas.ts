import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'

/** A list of our lexicon. Learners can read, practise and adopt it, but not change it. */
export const recommendedListSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  wordCount: z.number(),
  /** Share of its words that the learner knows, 0 to 100; null when they know none. */
  progress: z.nullable(z.number()),
  level: z.enum(levels),
})

export const recommendedIdSchema = z.string().check(z.regex(/^rec-[a-z]+-[ABC][12](-[1-9][0-9]?)?$/))

export const listRecommendedLists = {
  summary: "Lists the recommended lists for the learner's languages, those of the learner's level first.",
  reply: z.array(recommendedListSchema),
}

export const adoptList = {
  summary:
    "Adds a recommended list to the learner's own lists. Words that are already in the list do not change.",
  params: z.strictObject({ id: recommendedIdSchema }),
  /** `added`: the number of words that are new in the list. */
  reply: z.object({ id: z.string(), name: z.string(), added: z.number() }),
}
