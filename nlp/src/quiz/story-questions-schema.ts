import { languageCodes } from '@verbena/language/languages'
import { z } from 'zod'

/**
 * The questions about the story of an item: `content/catalogue/<id>/questions.json`. Each has exactly one right option, and
 * a reason that the line with this index confirms. Texts are in English and Spanish, and also in the language of the item.
 */
const text = z
  .partialRecord(z.enum(languageCodes), z.string().trim().min(1).max(200))
  .refine((texts): texts is typeof texts & { en: string; es: string } => Boolean(texts.en && texts.es), {
    message: 'English or Spanish is missing',
  })

const common = { line: z.int().min(0), question: text, reason: text }

const storyQuestionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choice'), ...common, right: text, wrong: z.array(text).min(2).max(3) }),
  z.strictObject({ type: z.literal('statement'), ...common, isTrue: z.boolean() }),
])

export const storyQuestionsSchema = z.array(storyQuestionSchema).length(5)

/** A text by language; it exists in the languages of explanations. */
export type StoryText = z.infer<typeof text>
/** A question about the story of a video or song, written by an author. `line` is the index of the line that answers it. */
export type StoryQuestion = z.infer<typeof storyQuestionSchema>
