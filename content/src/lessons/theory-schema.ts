import { z } from 'zod'

/**
 * The theory of a lesson for a target language, in the languages of explanations. The files are
 * `content/lessons/theory/<target>/<level>.json`, each an object by slug of the lesson.
 */
export const theoryLanguages = ['en', 'es', 'fr'] as const

/** The elements that a theory may have, without attributes. `<em>` is a piece of the target language. */
export const theoryElements = [
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'br',
  'table',
  'tr',
  'th',
  'td',
] as const

const tag = new RegExp(`</?(?:${theoryElements.join('|')})>`, 'g')

export const theoryHtmlSchema = z
  .string()
  .min(80)
  .max(2400)
  .refine((text) => !/[<>]|&(?!amp;|lt;|gt;)/.test(text.replaceAll(tag, '')), 'only the elements of a theory')

const inEach = <Text extends z.ZodType>(text: Text) => z.partialRecord(z.enum(theoryLanguages), text)

export const theoryFileSchema = z.record(
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  z.strictObject({
    theory: inEach(theoryHtmlSchema),
    /** Explanations of items: one or two plain sentences. */
    why: z.record(z.string(), inEach(z.string().min(10).max(300))).optional(),
  }),
)
export type TheoryFile = z.infer<typeof theoryFileSchema>
