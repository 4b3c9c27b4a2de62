import { courseLanguageCodes, languageCodes } from '@verbena/language/languages'
import * as z from 'zod/mini'

/** Optional, because a browser may have stored items without them. */
const answerPatterns = {
  /** All correct answers, in the notation of `parsePattern`; the first has no notation. */
  patterns: z.optional(z.array(z.string())),
  /** Words that differ from words of the answers by accents alone, and are therefore wrong. */
  lookalikes: z.optional(z.array(z.string())),
}

/** A sentence that learners build from words or type. */
export const wordBankItemSchema = z.object({
  id: z.string(),
  words: z.array(z.string()),
  correct_answer: z.string(),
  /** Correct answers, `correct_answer` first. */
  accepted: z.array(z.string()),
  ...answerPatterns,
  /** The sentence to translate, in the language of the learner. */
  prompt: z.string(),
  audio_text: z.string(),
  from_lang: z.enum(languageCodes),
  audio_lang: z.enum(courseLanguageCodes),
  /** Explains the grammar of the sentence; may be empty. */
  explanation: z.string(),
  exercise_type: z.literal('word-bank'),
})
/** A short form that learners first recognise by listening and then type. */
export const typingItemSchema = z.object({
  id: z.string(),
  from_text: z.string(),
  expected: z.string(),
  accepted: z.array(z.string()),
  ...answerPatterns,
  from_lang: z.enum(languageCodes),
  to_lang: z.enum(languageCodes),
  /** Possible meanings of the spoken `expected`. Only those in `right` are correct. */
  options: z.array(z.string()),
  right: z.array(z.string()),
  note: z.string(),
  exercise_type: z.literal('typing-translation'),
})
/** A picture that learners name. */
export const pictureItemSchema = z.object({
  id: z.string(),
  /** In the target language. */
  word: z.string(),
  accepted: z.array(z.string()),
  ...answerPatterns,
  /** In the language of the learner. */
  meaning: z.string(),
  imageUrl: z.string(),
  audio_lang: z.enum(courseLanguageCodes),
  exercise_type: z.literal('emoji-vocab'),
})
