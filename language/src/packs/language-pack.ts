import type { AgreementFacts } from './agreement-facts.ts'
import type { Derivation, DerivationEffect } from './derivations.ts'
import type { HeadwordFacts } from './headword-facts.ts'
import type { Contraction, InflectionRule, IrregularForms } from './inflection-data.ts'
import type { LanguageProfile } from './language-profile.ts'
import type { NumberWords } from './number-words.ts'
import type { QuizFacts, SpellingFacts, SyntaxFacts } from './reading-facts.ts'
import type { DictionarySourceFacts, SpeechFacts, ToolFacts } from './tool-facts.ts'
import type { WritingFacts } from './writing-facts.ts'

/**
 * A language as a record of its capabilities. Code outside the packs tests a field, never a language code. Without a field
 * the feature that needs it does less.
 */
export type LanguagePack = LanguageProfile &
  InflectionFacts &
  SyntaxFacts & {
    /** How lists show a noun with its article. */
    headword?: HeadwordFacts
    /** How the words of a noun phrase agree. */
    agreement?: AgreementFacts
    /** Facts for the checks of clauses in a learner's text. */
    writing?: WritingFacts
    /** Facts for questions about transcripts. */
    quiz?: QuizFacts
    /**
     * Corrections of the estimated level, measured by `bench`. `simpleTexts`: steps to add for texts like ours.
     * `moreUnknownWords`: by how much the share of words that the lexicon lacks is over that of English in other texts.
     */
    levelEstimate?: { simpleTexts?: number; moreUnknownWords?: number }
    /** Facts for the writing check. */
    spelling?: SpellingFacts
    /** Compounds that are written as one word: "Westentasche". */
    compounds?: Compounds
    /** Prefixes and suffixes that make new words. */
    derivations?: readonly Derivation[]
    /** How the language says what a prefix or suffix does; {} is the meaning of the base. */
    derivedMeanings?: Readonly<Record<DerivationEffect, string>>
    /**
     * Makeshift and old spellings of keyboards without the letters of the language: [written, meant]. Letters that only lack
     * their accent need no entry.
     */
    makeshiftSpellings?: readonly (readonly [written: string, meant: string])[]
    /** A letter with a mark is another letter, which is rarely written without it: "lautet" is no form of läuten. */
    marksMakeLetters?: true
    /** How names in a sentence are recognised. */
    nameCues?: NameCues
    /** Number words. */
    numberWords?: NumberWords
    /** Facts for speech. Without them our own voice does not speak the language. */
    speech?: SpeechFacts
    /** The names of the language in other programs. */
    tools?: ToolFacts
    /** Facts for building dictionary packs. */
    dictionarySources?: DictionarySourceFacts
  }

/** A language with lessons, grammar and a writing check. It needs a spelling dictionary. */
export type CoursePack = LanguagePack & Required<Pick<LanguagePack, 'spelling'>>

/** How the forms of a word lead to its base form. */
type InflectionFacts = {
  /** The rules, most likely first. */
  rules: readonly InflectionRule[]
  irregular: IrregularForms
  contractions: readonly Contraction[]
  /** Elided words with their apostrophe: l', d', qu'. */
  elisions?: readonly { form: string; lemma: string }[]
  /** Prefixes that are separated from their verb in a main clause: German auf-, an-. */
  separablePrefixes?: readonly string[]
  /** Prefixes of irregular verbs. The prefixed verb is inflected like the verb: under-stood, de-tuvo. */
  verbPrefixes?: readonly string[]
  /** Spelling variants to try in both directions: œ/oe, ß/ss. */
  spellings?: readonly (readonly [string, string])[]
  /**
   * For rules with `stress`: removes the accent of a word, and puts it on a syllable from the end (undefined if the word has
   * fewer syllables). `once` removes a second accent, which the next word causes.
   */
  stress?: {
    without: (form: string) => string
    on: (base: string, syllable: number) => string | undefined
    once: (form: string) => string
  }
  /**
   * How dictionaries list reflexive verbs: the text before the base form (and before a vowel), the text after it, and the
   * change of its ending (the first pair that matches).
   */
  reflexive?: {
    before?: string
    beforeVowel?: string
    after?: string
    endings?: readonly (readonly [plain: string, reflexive: string])[]
    /** Reflexive pronouns in the order I, you, he and they, we, you; the list may repeat for other forms of them. */
    pronouns?: readonly string[]
  }
  /** Italian verbs that are listed with two pronouns. In a sentence both precede the verb: "ce la faccio" is farcela. */
  pronominalVerbs?: {
    /** First pronoun in a sentence → in the base form: me → se. */
    first: Readonly<Record<string, string>>
    second: readonly string[]
  }
}

/** How a language writes several nouns as one word. */
export type Compounds = {
  /** Letters that may link the parts. */
  links: readonly string[]
  /** The first part may lack its ending: German "Schul" is Schule, "Schlaf" is schlafen. */
  clipsModifier?: true
  /** Last parts of family names and towns. A word with a capital and such an ending is a name. */
  nameEndings: readonly string[]
  /** Last parts of towns that everyday words have too: "Darmstadt", "Altstadt". */
  placeEndings: readonly string[]
  /** Suffixes that look like nouns: "Mannschaft" is no compound with "Schaft". */
  suffixes: readonly string[]
}

/** Words that tell what a word with a capital is; text keys. */
export type NameCues = {
  /** Titles before the name of a person: Mr., Frau. */
  titles: readonly string[]
  /** Prepositions before a place without article: nach, in. Needed if every noun has a capital. */
  beforePlaces?: readonly string[]
}
