import type { FormReason, PartOfSpeech } from '../morphology/parts-of-speech.ts'

/** A condition on a neighbour of the target word: its part of speech, its meaning, or the word itself. */
export type Neighbour = {
  classes?: readonly PartOfSpeech[]
  concepts?: readonly string[]
  words?: readonly string[]
  /** The neighbour has a capital inside a sentence, so it is a name, which dictionaries may lack. */
  isCapital?: true
}

/** One collocation; every condition in it must hold. */
export type Collocation = {
  next?: Neighbour
  /** The next word must not match. */
  notNext?: Neighbour
  previous?: Neighbour
  /** One of the next three words of the clause must match. */
  soon?: Neighbour
  /** Any word of the clause must match. */
  near?: Neighbour
  form?: readonly FormReason[]
  endsClause?: true
}

/** Collocations of one meaning of an ambiguous word. If none of them is found, the meaning is penalised. */
export type SenseCollocations = {
  concept: string
  /** Lemmas to which this applies; by default all words of the concept. */
  lemmas?: readonly string[]
  cues: readonly Collocation[]
  /** Penalty if no collocation is found; by default 0.4. */
  otherwise?: number
}

const concepts = (ids: string): Neighbour => ({ concepts: ids.split(' ') })

// Meanings of words around an ambiguous word, in any language.
export const goodOrBad = concepts('good bad beautiful pretty nice handsome what.determiner')
export const spansOfTime = concepts(
  'minute hour day week month year century morning night always time.general',
)
export const instruments = concepts('music instrument guitar piano violin drum flute trumpet')
export const benchPlaces = concepts('sit sit-down park garden tree')
export const describing: Neighbour = { classes: ['adjective', 'adverb'] }

/** "hace buen tiempo", "el tiempo es malo", not "no tengo tiempo". */
export const weatherCues: readonly Collocation[] = [
  { previous: goodOrBad },
  { next: goodOrBad },
  { previous: { classes: ['determiner'] }, near: goodOrBad },
]
/** "I turned thirty". */
export const ageCues: readonly Collocation[] = [{ soon: { classes: ['number'] } }]
/** The person who misses somebody is a pronoun before the verb: "tu me manques", "mi manchi". */
export const pronounsOfMissing: Neighbour = {
  words: 'me te nous vous lui leur mi ti ci vi gli'.split(' '),
}
