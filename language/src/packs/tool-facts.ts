/** How much of the stress that eSpeak NG marks a dictionary of the language marks as well. */
export type StressMarks = 'both' | 'primary' | 'none'

/** How eSpeak NG speaks the language. */
export type SpeechFacts = {
  /** Name of the voice. A variant is added with a plus sign: `roa/es+f5`. */
  espeakVoice: string
  stressMarks: StressMarks
  /** Sounds that its rules write wrongly, and what they are. */
  ipaCorrections?: readonly (readonly [wrong: string, right: string])[]
  /**
   * Words that espeak-ng 1.51, which speaks our own videos, reads wrongly in one of its voices (`es-419`), and a spelling
   * that it reads well. Each pattern turns one word into one word.
   */
  respellings?: Readonly<Record<string, readonly (readonly [pattern: RegExp, spelling: string])[]>>
}

/** Names under which other programs know the language; each is asked only where it does. */
export type ToolFacts = {
  /** LanguageTool, where an operator runs it: `de-DE`. */
  languageTool?: string
  /** Harper checks its grammar. */
  harper?: true
  /** WordNet defines its words, in the language itself. */
  wordNet?: true
}

/** How the sources of our dictionary packs, FreeDict and Apertium, write words of the language. */
export type DictionarySourceFacts = {
  /** ISO 639-3, by which they name the language. */
  threeLetterCode: string
  /** Articles and infinitive markers before a headword, which only show its gender or class. */
  opening?: RegExp
  /** The reflexive pronoun of a verb, which is not part of its key. */
  reflexive?: RegExp
  /** Forms of several words are worth expanding: "gave up". */
  formsHaveSpaces?: true
  /** FreeDict lists inflected forms as entries that refer to their base form. */
  listedForms?: ListedForms
}

/** How the base form of a listed form is recognised among the words that its entry refers to. */
export type ListedForms = {
  /** What the base form of a verb looks like. */
  verb: RegExp
  /** What a form may begin with and its base form does not. */
  prefix: string
  /** Vowels that change inside a stem, and what they are in the base form. */
  vowels: readonly (readonly [form: string, base: string])[]
}
