/** The marks of stress that IPA of this language has. eSpeak NG writes both; others are removed. */
export type StressMarks = 'both' | 'primary' | 'none'

/** How eSpeak NG speaks the language. */
export type SpeechFacts = {
  /** Name of the voice. A variant is added with a plus sign: `roa/es+f5`. */
  espeakVoice: string
  stressMarks: StressMarks
  /** Wrong sounds in the IPA of eSpeak NG, and the right ones. */
  ipaCorrections?: readonly (readonly [wrong: string, right: string])[]
  /**
   * By voice (`es-419`), words that espeak-ng 1.51, the voice of our own videos, reads wrongly, and spellings that it reads
   * right. Each pattern replaces one word by one word.
   */
  respellings?: Readonly<Record<string, readonly (readonly [pattern: RegExp, spelling: string])[]>>
}

/** The names of the language in other programs. A program is used only if it has a name here. */
export type ToolFacts = {
  /** The code of LanguageTool: `de-DE`. */
  languageTool?: string
  /** Whether Harper checks the language. */
  harper?: true
  /** Whether WordNet defines words of the language, in the language itself. */
  wordNet?: true
}

/** How the sources of our dictionary packs, FreeDict and Apertium, write words of the language. */
export type DictionarySourceFacts = {
  /** The ISO 639-3 code, which these sources use. */
  threeLetterCode: string
  /** Articles and infinitive markers before a headword, which are no part of the word. */
  opening?: RegExp
  /** The reflexive pronoun of a verb, which is not part of its key. */
  reflexive?: RegExp
  /** Whether forms of several words are expanded: "gave up". */
  formsHaveSpaces?: true
  /** FreeDict lists inflected forms as entries that refer to their base form. */
  listedForms?: ListedForms
}

/** How the base form of a listed form is recognised among the words that its entry refers to. */
export type ListedForms = {
  /** A pattern of base forms of verbs. */
  verb: RegExp
  /** A prefix that a form may have and its base form has not. */
  prefix: string
  /** Vowels of forms, and their vowels in the base form. */
  vowels: readonly (readonly [form: string, base: string])[]
}
