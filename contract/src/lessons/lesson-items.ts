import { courseLanguageCodes, languageCodes } from '@verbena/language/languages'
import * as z from 'zod/mini'

/** A sentence to be built of its words, or typed. */
export const wordBankItemSchema = z.object({
  id: z.string(),
  words: z.array(z.string()),
  correct_answer: z.string(),
  /** All that is right, `correct_answer` first. */
  accepted: z.array(z.string()),
  /** What is to be said, in the language of the learner. */
  prompt: z.string(),
  audio_text: z.string(),
  from_lang: z.enum(languageCodes),
  audio_lang: z.enum(courseLanguageCodes),
  /** Why the sentence is as it is; empty where there is nothing to say. */
  explanation: z.string(),
  exercise_type: z.literal('word-bank'),
})
/** A short form: told apart by ear, then typed. */
export const typingItemSchema = z.object({
  id: z.string(),
  from_text: z.string(),
  expected: z.string(),
  accepted: z.array(z.string()),
  from_lang: z.enum(languageCodes),
  to_lang: z.enum(languageCodes),
  /** On hearing `expected`: what it may mean; those of `right` do, and no others. */
  options: z.array(z.string()),
  right: z.array(z.string()),
  note: z.string(),
  exercise_type: z.literal('typing-translation'),
})
/** A picture to be named. */
export const pictureItemSchema = z.object({
  id: z.string(),
  /** In the target language. */
  word: z.string(),
  accepted: z.array(z.string()),
  /** In the language of the learner. */
  meaning: z.string(),
  imageUrl: z.string(),
  audio_lang: z.enum(courseLanguageCodes),
  exercise_type: z.literal('emoji-vocab'),
})
export type WordBankItem = z.infer<typeof wordBankItemSchema>
export type TypingItem = z.infer<typeof typingItemSchema>
export type PictureItem = z.infer<typeof pictureItemSchema>
