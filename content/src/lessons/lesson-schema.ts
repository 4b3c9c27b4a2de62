import { courseLanguageCodes } from '@verbena/language/languages'
import { z } from 'zod'
import { theoryLanguages } from './theory-schema.ts'

/**
 * A lesson is written once for all languages. Each item has the same meaning in all of them, so that it serves every pair of
 * languages. The files are `content/lessons/<level>/<two digits>-<slug>.json`; the digits give the order within the level.
 * Theory and explanations of a target language are in `content/lessons/theory`.
 */
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const saying = z.string().trim().min(1).max(160)
/** A right answer with its variants, in the notation of `parsePattern`. */
const pattern = z.string().trim().min(1).max(600)

const sentenceItemSchema = z.strictObject({
  /** Unique in its lesson. It must not change, because learners' answers are stored under it. */
  id,
  /** For each language the most natural sentence without notation, then patterns of all that are right. */
  says: z.record(z.enum(courseLanguageCodes), z.tuple([saying], pattern)),
})

const pictureItemSchema = z.strictObject({
  id,
  /** Id of a concept of the lexicon with words in all languages. */
  concept: z.string(),
  /** Name of a picture of Fluent Emoji, such as `red-apple`. */
  emoji: id,
})

/**
 * A concept of the lexicon that the lesson teaches. `instead` names another concept for languages whose sentences use another
 * word.
 */
const taughtWord = z.union([
  z.string(),
  z.strictObject({ concept: z.string(), instead: z.partialRecord(z.enum(courseLanguageCodes), z.string()) }),
])

const inEach = <Text extends z.ZodType>(text: Text) => z.record(z.enum(theoryLanguages), text)

const heading = {
  title: inEach(saying),
  /** What the learner can do after the lesson, in a few words. */
  goal: inEach(saying),
}

export const lessonFileSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['word-bank', 'typing-translation']),
    ...heading,
    /** What the lesson teaches. Each word occurs in its sentences, and is saved when the lesson is completed. */
    words: z.array(taughtWord).min(6).max(10),
    items: z.array(sentenceItemSchema).min(8).max(12),
  }),
  z.strictObject({
    type: z.literal('emoji-vocab'),
    ...heading,
    items: z.array(pictureItemSchema).min(8).max(12),
  }),
])
export type LessonFile = z.infer<typeof lessonFileSchema>
