import { languageCodes } from '@verbena/language/languages'
import type { StoryQuestion } from '@verbena/nlp/quiz/story-questions'
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

export const storyQuestionsSchema: z.ZodType<StoryQuestion[]> = z
  .array(
    z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('choice'),
        ...common,
        right: text,
        wrong: z.array(text).min(2).max(3),
      }),
      z.strictObject({ type: z.literal('statement'), ...common, isTrue: z.boolean() }),
    ]),
  )
  .length(5)
