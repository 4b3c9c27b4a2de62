import type { SenseCollocations } from './collocations.ts'
import type { Contraction, InflectionRule, IrregularForms } from './inflection-data.ts'
import type { LanguageProfile } from './language-profile.ts'
import type { NumberWords } from './number-words.ts'
import type { QuizFacts, SpellingFacts, SyntaxFacts } from './reading-facts.ts'
import type { DictionarySourceFacts, SpeechFacts, ToolFacts } from './tool-facts.ts'

/**
 * A language as a record of what is known about it. Code outside the packs asks for a field, never for a language;
 * where a field is missing the feature behind it does less.
 */
export type LanguagePack = LanguageProfile &
  InflectionFacts &
  SyntaxFacts & {
    /** For ambiguous words: what stands beside each of their meanings. */
    collocations?: readonly SenseCollocations[]
    /** For questions about transcripts. */
    quiz?: QuizFacts
    /** For the writing check. */
    spelling?: SpellingFacts
    /** Nouns that are written as one word with another: "Westentasche". */
    compounds?: Compounds
    /** Words that numbers are made of. */
    numberWords?: NumberWords
    /** For the sound of words; without it our own voice does not speak the language. */
    speech?: SpeechFacts
    /** For what other programs know of the language. */
    tools?: ToolFacts
    /** For building dictionary packs. */
    dictionarySources?: DictionarySourceFacts
  }

/** A language with lessons, grammar and a writing check, which needs a dictionary of spelling. */
export type CoursePack = LanguagePack & Required<Pick<LanguagePack, 'spelling'>>

/** How forms of a word lead back to its base form. */
type InflectionFacts = {
  /** Most likely rule first. */
  rules: readonly InflectionRule[]
  irregular: IrregularForms
  contractions: readonly Contraction[]
  /** Elided first parts with their apostrophe: l', d', qu'. */
  elisions?: readonly { form: string; lemma: string }[]
  /** Prefixes that stand apart from their verb in a main clause: German auf-, an-. */
  separablePrefixes?: readonly string[]
  /** Prefixes with which an irregular verb makes others that are inflected alike: under-stood, de-tuvo. */
  verbPrefixes?: readonly string[]
  /** Spelling variants to try in both directions: œ/oe, ß/ss. */
  spellings?: readonly (readonly [string, string])[]
  /**
   * For rules with `stress`: a word without its accent, and with the accent on a syllable counted from the end
   * (undefined where it has fewer syllables). `once` removes a second accent, which only the next word causes.
   */
  stress?: {
    without: (form: string) => string
    on: (base: string, syllable: number) => string | undefined
    once: (form: string) => string
  }
  /**
   * How dictionaries list reflexive verbs: what stands before the base form (and before a vowel), what is added after
   * it, and how its ending changes (the first pair that fits).
   */
  reflexive?: {
    before?: string
    beforeVowel?: string
    after?: string
    endings?: readonly (readonly [plain: string, reflexive: string])[]
    /** Reflexive pronouns in the order I, you, he and they, we, you; the list may repeat for other forms of them. */
    pronouns?: readonly string[]
  }
  /** Italian verbs that are listed with two pronouns, which stand before the verb: "ce la faccio" is farcela. */
  pronominalVerbs?: {
    /** First pronoun in a sentence → in the base form: me → se. */
    first: Readonly<Record<string, string>>
    second: readonly string[]
  }
}

/** How a language writes several nouns as one word. */
export type Compounds = {
  /** Letters that may stand between the parts. */
  links: readonly string[]
  /** The first part may lack its ending: German "Schul" is Schule, "Schlaf" is schlafen. */
  clipsModifier?: true
  /** Last parts of family names and towns; a word with a capital that ends so is a name. */
  nameEndings: readonly string[]
  /** Last parts of towns that end everyday words as well: "Darmstadt", "Altstadt". */
  placeEndings: readonly string[]
  /** Suffixes that look like nouns: "Mannschaft" is no shaft. */
  suffixes: readonly string[]
}
