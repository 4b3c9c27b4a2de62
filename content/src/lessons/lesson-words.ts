import { explanationLanguageFor } from '@verbena/language/interface-languages'
import { isTargetLanguage } from '@verbena/language/languages'
import type { Level } from '@verbena/language/levels'
import { reflexivesOf } from '@verbena/language/morphology/inflection'
import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import type { Concept } from '@verbena/nlp/lexicon/concept-schema'
import { type Lexicon, senseOf } from '@verbena/nlp/lexicon/lexicon'
import { type Pair, type PictureItem, promptLanguage } from './lesson-items.ts'
import type { Lesson } from './starter-lessons.ts'
import { wordsInSentence } from './words-in-sentence.ts'

/** A word that a lesson teaches. */
export type LessonWord = {
  /** The id of its concept. */
  concept: string
  lemma: string
  /** Alternatives separated by commas; the one that the lesson uses comes first. */
  translation: string
  definition: string
  level: Level
  partOfSpeech: PartOfSpeech
  gender?: 'm' | 'f' | 'n' | 'mf' | undefined
  /** The sentence of the lesson that contains it. */
  example: string
  /** The ids of the items whose sentences contain it. */
  items: readonly string[]
}

type Sentences = Extract<Lesson, { type: 'word-bank' | 'typing-translation' }>

/** The concepts that a lesson teaches in a language, in the order of its file. */
export const conceptsTaught = ({ words }: Sentences, target: Pair['target']): string[] =>
  words.map((word) => (typeof word === 'string' ? word : (word.instead[target] ?? word.concept)))

/** The words that a lesson teaches, each once. A concept that the lexicon lacks is left out; the tests report it. */
export function wordsTaught(lesson: Sentences, pair: Pair, lexicon: Lexicon): LessonWord[] {
  const { target, native } = pair
  const from = promptLanguage(native)
  const sentences = lesson.items.map(({ id, says }) => ({
    id,
    text: says[target][0] ?? '',
    has: wordsInSentence(target, says[target][0] ?? ''),
    means: wordsInSentence(from, says[from][0] ?? ''),
  }))
  const seen = new Set<string>()
  return conceptsTaught(lesson, target).flatMap((id) => {
    const concept = lexicon.concept(id)
    const words = concept?.words[target] ?? []
    const said = words.filter((word) => sentences.some(({ has }) => has(word)))
    const lemma = said.find((word) => isReflexiveOf(said[0], word, target)) ?? said[0] ?? words[0]
    if (!concept || !lemma || seen.has(textKey(lemma))) return []
    seen.add(textKey(lemma))
    const saying = sentences.filter(({ has }) => has(lemma))
    return [
      {
        ...describe(concept, native, saying[0]?.means),
        lemma,
        gender: concept.words[target]?.[0] === lemma ? concept.gender?.[target] : undefined,
        example: saying[0]?.text ?? '',
        items: saying.map(({ id }) => id),
      },
    ]
  })
}

/** Whether a word is the reflexive verb of another one: "me despierto" is despertarse, although it is despertar, too. */
const isReflexiveOf = (verb: string | undefined, word: string, language: Pair['target']) =>
  verb !== undefined &&
  reflexivesOf(packs[language] ?? {}, verb).some((reflexive) => textKey(reflexive) === textKey(word))

/** The word of a picture. */
export function wordShown({ id, concept, words }: PictureItem, { target, native }: Pair, lexicon: Lexicon) {
  const known = lexicon.concept(concept)
  const [lemma] = words
  if (!known || !lemma) return []
  const example = known.example?.[target] ?? ''
  return [{ ...describe(known, native), lemma, gender: known.gender?.[target], example, items: [id] }]
}

/** @param means whether the sentence in the native language contains a word */
function describe(concept: Concept, native: Pair['native'], means: (word: string) => boolean = () => false) {
  const { translations } = senseOf({ lemma: '', reasons: [], concept }, native)
  const first = isTargetLanguage(native) ? translations.filter(means) : []
  return {
    concept: concept.id,
    translation: [...new Set([...first, ...translations])].join(', '),
    definition: concept.definition[explanationLanguageFor(native)],
    level: concept.level,
    partOfSpeech: concept.partOfSpeech,
  }
}
