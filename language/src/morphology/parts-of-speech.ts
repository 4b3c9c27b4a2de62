/** Word classes used across lexicon, lookup and quizzes; the universal ones that a learner's dictionary names. */
export const partsOfSpeech = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'interjection',
  'number',
  'name',
  'particle',
] as const
export type PartOfSpeech = (typeof partsOfSpeech)[number]

/**
 * Why an inflected form looks as it does, shown to the learner beside its base form.
 * A form may carry several, read in order: Spanish "abrió" is ['past', 'thirdPerson', 'singular'].
 */
export const formReasons = [
  'singular',
  'plural',
  'masculine',
  'feminine',
  'neuter',
  'diminutive',
  'comparative',
  'superlative',
  'nominative',
  'accusative',
  'dative',
  'genitive',
  'present',
  'past',
  'imperfect',
  'future',
  'conditional',
  'subjunctive',
  'imperative',
  'infinitive',
  'gerund',
  'participle',
  'firstPerson',
  'secondPerson',
  'thirdPerson',
  'contraction',
  'shortened',
  'withPronoun',
  'separated',
  'definite',
  'passive',
  'vocative',
  'possessive',
  'augmentative',
  'adverb',
  'declined',
  'pejorative',
] as const
export type FormReason = (typeof formReasons)[number]
