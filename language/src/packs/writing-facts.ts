import type { FormReason } from '../morphology/parts-of-speech.ts'

/** Facts for the checks of clauses: subject and verb, the perfect, the place of the verb. All words are in lower case. */
export type WritingFacts = {
  /** Words after which a clause with its own subject begins: that, because, if. */
  clauseStarters: readonly string[]
  /** Conjunctions that join two subjects: Ana and I. */
  and: readonly string[]
  /** Words that may stand between a subject and its verb: not, always, me. */
  beforeVerb: readonly string[]
  /** Cells of subject pronouns for their predicate: ella is fs. */
  subjectCells?: Readonly<Record<string, string>>
  /** Subjects that leave the number of the verb open: es, ce. */
  dummySubjects?: readonly string[]
  /** Reflexive pronouns before an auxiliary: me suis. */
  reflexives?: readonly string[]
  /** Verbs after which a determiner is a pronoun: er det. */
  pronounAfter?: readonly string[]
  /** Expressions of quantity whose verb may be singular or plural: majority. */
  quantities?: readonly string[]
  /** Objects show their case: Ich habe einen Hund. */
  objectsHaveCase?: true
  adverbsBeforeObject?: readonly string[]
  copulas?: readonly string[]
  dativeVerbs?: readonly string[]
  /** Verbs of motion to a place, after which a preposition of place has the accusative. */
  motionVerbs?: readonly string[]
  perfect?: PerfectFacts
  formsAfter?: readonly FormAfter[]
  moods?: readonly MoodAfter[]
  /** Adverbs and phrases of a past that is over, with which the verb is in the past: ayer. */
  pastTimes?: readonly string[]
  /** The reasons of that past. */
  past?: readonly FormReason[]
  /** Forms of a verb that are often written like another word: e for è. */
  lookalikes?: Readonly<Record<string, string>>
  /** The ending of women's names. */
  feminineName?: RegExp
  /** A definite noun needs no other word to be a subject: Huset er stort. */
  definiteSubjects?: true
  /** Participles and infinitives end the clause. */
  hasVerbBracket?: true
  modals?: readonly string[]
  wordOrder?: WordOrderFacts
}

/** Which verbs form the perfect with "be", and which frequent ones never do. */
export type PerfectFacts = {
  have: string
  be: string
  withBe: readonly string[]
  withHave: readonly string[]
  /** The participle ends the clause: hat … gegessen. */
  isLast?: true
}

/** The place of the finite verb. */
export type WordOrderFacts = {
  /** Adverbs that begin a main clause, after which the verb comes second. */
  openers: readonly string[]
  /** Prepositions of phrases that begin a main clause. */
  prepositions: readonly string[]
  /** Concepts of nouns of time: Jeden Tag gehe ich. */
  times: readonly string[]
  subordinators: readonly string[]
  /** The verb ends a subordinate clause. */
  verbLast?: true
  /** Adverbs that precede the verb of a subordinate clause: at han ikke kommer. */
  beforeVerbInClause?: readonly string[]
}

/** Which form of a verb follows a word: a participle after "have", an infinitive after a modal verb. */
export type FormAfter = {
  /** Lemmas of verbs, or particles. */
  lemmas: readonly string[]
  /** The wanted reasons; an empty list is the infinitive. */
  form: readonly FormReason[]
  /** The form ends the clause: German. */
  isLast?: true
  /** The word itself is meant, not the forms of a verb: English "to". */
  isParticle?: true
}

/** A mood or tense that a conjunction requires of the verb after it. */
export type MoodAfter = {
  /** Words before the verb; `_` separates several: para_que. The lemma of a verb may stand in `<>`: <querer>_que. */
  triggers: readonly string[]
  /** A verb with these reasons is wrong, and these are right. */
  wrong: readonly FormReason[]
  right: readonly FormReason[]
  message: Readonly<Record<'en' | 'es', string>>
}
