import { interfaceLanguageCodes } from '@verbena/language/interface-languages'
import { z } from 'zod'
import { theoryHtmlSchema } from '../lessons/theory-schema.ts'

/**
 * A topic of grammar with its explanation and ten questions. The files are
 * `content/grammar/<target>/<level>/<two digits>-<slug>.json`; the digits give the order within the level. The slug is
 * unique in its language and must not change, because learners' answers are stored under it.
 */
export const grammarLanguages = interfaceLanguageCodes

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const inEach = <Text extends z.ZodType>(text: Text) => z.record(z.enum(grammarLanguages), text)
const line = (maximum: number) => z.string().trim().min(1).max(maximum)

/** A question has one gap. */
export const gap = '___'

const exerciseSchema = z.strictObject({
  /** Unique in its topic. */
  id,
  /**
   * A sentence in the target language with one gap. A word in brackets may name the word for it: `Yo ___ (ser) de
   * Lima.`
   */
  question: line(200).refine((text) => text.split(gap).length === 2, `exactly one ${gap}`),
  /** Options for the gap: one is right in every meaning, the others are wrong in every meaning. */
  options: z.array(line(60)).min(3).max(4),
  /** One of the options. */
  answer: line(60),
  /** Why the answer is right, and why the most tempting option is wrong. */
  explanation: inEach(line(320)),
})
export type GrammarExerciseFile = z.infer<typeof exerciseSchema>

/** A pattern of lines that show the topic, for links from transcripts and from mistakes in writing. */
const cueSchema = z.strictObject({
  /**
   * A regular expression (flags `iu`) that is searched in one line. `\b` is a boundary of letters of any alphabet. `*` and
   * `+` may only follow `\p{L}` or a class of letters; between words at most `.{0,40}?`.
   */
  pattern: z.string().min(3).max(400),
  /** Lines that match, and similar lines that do not. */
  shows: z.array(line(160)).min(2),
  not: z.array(line(160)).min(1),
})

export const grammarTopicFileSchema = z.strictObject({
  /** The name of the topic in a coursebook: "Present subjunctive: wishes". */
  name: inEach(line(60)),
  /** The use of the topic in one sentence. */
  description: inEach(line(160)),
  /** The rule with a table of forms and examples in `<em>`, in the elements of a lesson's theory. */
  theory: inEach(theoryHtmlSchema),
  exercises: z.array(exerciseSchema).min(10).max(14),
  cues: z.array(cueSchema).max(6),
})
export type GrammarTopicFile = z.infer<typeof grammarTopicFileSchema>
