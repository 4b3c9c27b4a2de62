import { interfaceLanguageCodes } from '@verbena/language/interface-languages'
import { z } from 'zod'
import { theoryHtmlSchema } from '../lessons/theory-schema.ts'

/**
 * One topic of a language's grammar, with its explanation and ten questions about it.
 * Files: `content/grammar/<target>/<level>/<two digits>-<slug>.json`; the digits give the order within the level. The
 * slug is unique in its language and stays, because learners' answers are stored under it.
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
  /** In the language studied, with one gap; a word in brackets may say what to put into it: `Yo ___ (ser) de Lima.` */
  question: line(200).refine((text) => text.split(gap).length === 2, `exactly one ${gap}`),
  /** What could stand in the gap: one is right in every sense, the others are wrong in every sense. */
  options: z.array(line(60)).min(3).max(4),
  /** One of the options. */
  answer: line(60),
  /** Why the answer is right, and why the tempting one is not. */
  explanation: inEach(line(320)),
})
export type GrammarExerciseFile = z.infer<typeof exerciseSchema>

/** How a line shows the topic, for links from transcripts and from mistakes in writing. */
const cueSchema = z.strictObject({
  /**
   * A regular expression (flags `iu`), searched in one line. `\b` is a boundary between letters of any alphabet.
   * No `*` and no `+` but behind `\p{L}` or a class of letters; between words at most `.{0,40}?`.
   */
  pattern: z.string().min(3).max(400),
  /** Lines in which it is found, and lines that look alike in which it is not. */
  shows: z.array(line(160)).min(2),
  not: z.array(line(160)).min(1),
})

export const grammarTopicFileSchema = z.strictObject({
  /** As a learner's book calls it: "Present subjunctive: wishes". */
  name: inEach(line(60)),
  /** What it is for, in one sentence. */
  description: inEach(line(160)),
  /** The rule, with a table where there are forms and examples in `<em>`; the elements of a lesson's theory. */
  theory: inEach(theoryHtmlSchema),
  exercises: z.array(exerciseSchema).min(10).max(14),
  cues: z.array(cueSchema).max(6),
})
export type GrammarTopicFile = z.infer<typeof grammarTopicFileSchema>
