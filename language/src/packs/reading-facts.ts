/** Facts that rank the readings of a word by the words around it. */
export type SyntaxFacts = {
  /** Articles before a noun, in lower case, elided ones with apostrophe: `el pan`, `l'ami`. */
  articles?: readonly string[]
  /** Particles of phrasal verbs: English up, out, off. */
  phrasalParticles?: readonly string[]
  /** Subject pronouns in the order I, you, he, we, you, they. */
  subjects?: readonly (readonly string[])[]
  /** Subject pronouns that may also be objects: "Ich sehe sie". */
  subjectsAlsoObjects?: readonly string[]
  /** A verb needs a separate subject. In other languages its ending is enough. */
  requiresSubject?: true
  /** Words that only precede a verb or another of these words: "je", "ne", "te". */
  proclitics?: readonly string[]
  /** Possessives that follow their noun: το σπίτι μου. */
  possessivesAfterNoun?: readonly string[]
  /** They may also precede it, and follow it only if the noun is definite: min bror, broren min. */
  possessivesAlsoBeforeNoun?: true
  /** The present of a verb looks like its base form: "they go". */
  presentIsBaseForm?: true
  /** Concepts of ambiguous pronouns. The person of the verb beside them decides: "ihr geht", "gib es ihr". */
  pronounsByVerb?: readonly string[]
  /** Words of a polite or eager request; with them a verb without subject is an imperative: "bitte", "por favor". */
  commandWords?: readonly string[]
  /** Words that negate the verb after them. */
  negations?: readonly string[]
  /** Conjunctions that begin another clause. */
  clauseConjunctions?: readonly string[]
  /** Concepts of phrases that have another meaning before a verb: "Je viens d'arriver" is no "come from". */
  phrasesNotBeforeVerb?: readonly string[]
  /** Marks besides `?` that end a question. */
  questionMarks?: string
}

/** Patterns for a masculine and for a feminine noun. */
export type GenderPatterns = Readonly<Record<'m' | 'f', RegExp>>

/** Facts that keep learners from recognising wrong options by their form. */
export type QuizFacts = {
  /** The options for a statement about a story. */
  verdicts?: { isTrue: string; isFalse: string; isUnsaid: string }
  /** The ending of nearly all plurals. */
  pluralEnding?: RegExp
  /** The ending of plurals in one case. Options must agree in it: "mit drei Eseln". */
  casePluralEnding?: RegExp
  /** Base forms of adjectives that are the same for both genders: feliz, grande. */
  invariableAdjective?: RegExp
  /** The ending of an adjective, which shows case, gender and number. */
  adjectiveEnding?: RegExp
  /** Words that change with the first sound of the next word (a dog, an owl), and the groups of first sounds. */
  soundAgreement?: { words: RegExp; sounds: readonly RegExp[] }
  /** Words that show the gender of the noun right after them, and endings of nouns that show it reliably. */
  gender?: { before: GenderPatterns; endings: GenderPatterns }
}

/** Facts for the writing check. */
export type SpellingFacts = {
  /** The npm package of a Hunspell dictionary in UTF-8. */
  hunspellPackage: string
  /** The letters of a word; by default Latin letters. */
  script?: RegExp
  /** Lower-case letters without accents; by default a to z. */
  alphabet?: string
  /** Spellings that the dictionary lacks, and their replacements that it has. */
  variants?: readonly (readonly [RegExp, string])[]
  /** The dictionary lacks compounds, so any two of its words make a correct word. */
  lacksCompounds?: true
  /** The dictionary lacks many inflected forms, so forms that the pack knows are correct. */
  lacksForms?: true
  /** The dictionary lacks imperatives. */
  lacksImperatives?: true
  /** Whether a form of an adjective or participle is masculine if nothing else shows its gender; both in lower case. */
  isMasculine?: (form: string, lemma: string) => boolean
  /** Forms that are the same in singular and plural: la crisis, le prix, der Lehrer. */
  alikeInPlural?: RegExp
}
