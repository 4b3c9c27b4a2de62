/** What ranks the readings of a word by the words around it. */
export type SyntaxFacts = {
  /** What stands before a noun in a list of words: `el pan`, `l'ami`. Small letters, an elided one with apostrophe. */
  articles?: readonly string[]
  /** Particles of phrasal verbs: English up, out, off. */
  phrasalParticles?: readonly string[]
  /** Words right behind which a verb stands, in its base form (English can, to) or as a participle (has). */
  verbsAfter?: { base: readonly string[]; participle: readonly string[] }
  /** Possessives that stand behind their noun: το σπίτι μου. */
  possessivesBehind?: readonly string[]
  /** They may also stand before it, and behind it only where the noun is definite: min bror, broren min. */
  possessivesAlsoBefore?: true
  /** Subject pronouns in the order I, you, he, we, you, they. */
  subjects?: readonly (readonly string[])[]
  /** Of these, the ones that may be objects as well: "Ich sehe sie". */
  subjectsAlsoObjects?: readonly string[]
  /** A verb needs its subject as a word of its own; elsewhere its ending is enough. */
  requiresSubject?: true
  /** Words that stand only before a verb or before another of them: "je", "ne", "te". */
  proclitics?: readonly string[]
  /** The perfect is made with "be" as well: "ist gegangen". */
  perfectWithBe?: true
  /** The present of a verb looks like its base form: "they go". */
  presentIsBaseForm?: true
  /** The present subjunctive reports what somebody said, and is rare: "er bitte um Geduld". */
  reportedSubjunctive?: true
  /** Concepts of pronouns with several meanings; the person of the verb beside them decides: "ihr geht", "gib es ihr". */
  pronounsByVerb?: readonly string[]
  /** Words that negate the verb behind them. */
  negations?: readonly string[]
  /** Conjunctions that begin another clause. */
  clauseConjunctions?: readonly string[]
  /** Determiners behind which a noun has a definite ending: "det huset". They may be pronouns, too: "Det regner". */
  definiteMarkers?: readonly string[]
  /** Concepts of phrases that mean something else before a verb: "Je viens d'arriver" comes from nowhere. */
  phrasesNotBeforeVerb?: readonly string[]
  /** Marks besides `?` that end a question. */
  questionMarks?: string
}

/** Patterns for a masculine and for a feminine noun. */
export type GenderPatterns = Readonly<Record<'m' | 'f', RegExp>>

/** What keeps wrong options from being recognised by their form alone. */
export type QuizFacts = {
  /** Ending of nearly every plural. */
  pluralEnding?: RegExp
  /** Ending of plurals in one case only; options have to agree in it: "mit drei Eseln". */
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

/** What the writing check needs. */
export type SpellingFacts = {
  /** npm package of a Hunspell dictionary: a pair of files in UTF-8. */
  hunspellPackage: string
  /** What a word consists of; Latin letters unless given. */
  script?: RegExp
  /** Small letters without accents; a to z unless given. */
  alphabet?: string
  /** Spellings that the dictionary lacks → the one that it has. */
  variants?: readonly (readonly [RegExp, string])[]
  /** The dictionary lacks compounds: any two of its words make a third. */
  lacksCompounds?: true
  /** The dictionary lacks many inflected forms: those that the pack knows are right. */
  lacksForms?: true
  /** The dictionary lacks imperatives. */
  lacksImperatives?: true
  /** Whether a form of an adjective or participle without other signs is masculine; both in small letters. */
  isMasculine?: (form: string, lemma: string) => boolean
  /** Forms that look alike in singular and plural: la crisis, le prix, der Lehrer. */
  alikeInPlural?: RegExp
}
