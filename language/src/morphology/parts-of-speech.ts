/** Parts of speech of lexicon, lookup and quizzes. */
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
 * Reasons of an inflection, shown to the learner beside the base form. A form may have several in order: Spanish "abrió" is
 * ['past', 'thirdPerson', 'singular'].
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
