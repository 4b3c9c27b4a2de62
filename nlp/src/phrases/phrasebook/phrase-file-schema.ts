import { targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { formReasons, partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { z } from 'zod'

/**
 * A file `content/phrases/<code>.json` has the phrases of one language whose parts may stand apart.
 * `docs/how-to/add-phrases.md` explains the patterns.
 */
const language = z.enum(targetLanguageCodes)
const words = z.array(z.string().min(1).max(30))

const patternFields = {
  /** The base form with its slots: `call* {obj} off`. */
  pattern: z.string().min(2).max(140),
  /** The base form to show, if it is not the pattern without its marks. */
  headword: z.string().min(2).max(60).optional(),
  /** Whether the same words may also be meant literally: "look up" at the sky. */
  isAlsoLiteral: z.literal(true).optional(),
  /** Whether only the verb needs the phrase, because its noun means what it means alone: "hace buen tiempo". */
  isTransparent: z.literal(true).optional(),
  /** Reasons that a finite form of the verb must have: "il fait froid" is in the third person. */
  form: z.array(z.enum(formReasons)).optional(),
  /** Words after the phrase with which it is another phrase: "ser ut av vinduet" is not "se ut". */
  notBefore: words.optional(),
  example: z.string().min(4).max(140),
}

const ownPhraseSchema = z.strictObject({
  ...patternFields,
  partOfSpeech: z.enum(partsOfSpeech),
  level: z.enum(levels),
  register: z.enum(['informal', 'formal']).optional(),
  /** The meaning in each language, as a word card shows it. In the own language a paraphrase. */
  meaning: z.partialRecord(language, z.string().min(1).max(80)),
})

/** A phrase whose headword the lexicon has. The lexicon has its meaning. */
const lexiconPhraseSchema = z.strictObject({ ...patternFields, isInLexicon: z.literal(true) })

const slotSchema = z.strictObject({
  /** The text of the slot in a headword; empty if a dictionary leaves it out. */
  shown: z.string(),
  /** The words that can fill the slot. Without them any phrase can. */
  forms: words.optional(),
})

export const phraseFileSchema = z.strictObject({
  /**
   * The order of a verb and its other parts: as in the pattern (fixed), after the verb with a subject between (after), or on
   * either side of the verb (free).
   */
  order: z.enum(['fixed', 'after', 'free']),
  slots: z.record(z.string(), slotSchema),
  /** Words that may stand between a verb and its parts, besides adverbs and pronouns. */
  fillers: words,
  /** Words after which a form is no verb: "the run". */
  notBeforeVerb: words,
  /** Words that are written after a verb with a hyphen: "fait-il". */
  afterHyphen: words,
  /** Words that may follow a separated prefix: "sah besser aus als gestern". */
  afterPrefix: words,
  entries: z.array(z.union([ownPhraseSchema, lexiconPhraseSchema])),
})

export type OwnPhraseEntry = z.infer<typeof ownPhraseSchema>
export type PhraseEntry = PhraseFile['entries'][number]
export type PhraseFile = z.infer<typeof phraseFileSchema>
