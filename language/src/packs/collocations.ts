import type { FormReason, PartOfSpeech } from '../morphology/parts-of-speech.ts'

/** What a neighbour of the target word must be: of a class, with a meaning, or this very word. */
export type Neighbour = {
  classes?: readonly PartOfSpeech[]
  concepts?: readonly string[]
  words?: readonly string[]
  /** A name that no dictionary has: a capital inside a sentence. */
  isCapital?: true
}

/** One collocation; every condition in it must hold. */
export type Collocation = {
  next?: Neighbour
  /** The next word is none of these. */
  notNext?: Neighbour
  previous?: Neighbour
  /** Among the next three words of the clause. */
  soon?: Neighbour
  /** Somewhere in the clause. */
  near?: Neighbour
  form?: readonly FormReason[]
  endsClause?: true
}

/** Collocations of one meaning of an ambiguous word: one of them is enough, without any the meaning is penalised. */
export type SenseCollocations = {
  concept: string
  /** Words to which this applies; all words of the concept unless given. */
  lemmas?: readonly string[]
  cues: readonly Collocation[]
  /** Penalty where no collocation is found; 0.4 unless given. */
  otherwise?: number
}

const concepts = (ids: string): Neighbour => ({ concepts: ids.split(' ') })

// What the words around a meaning mean, in whatever language.
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
/** Whoever misses somebody stands as a pronoun before the verb: "tu me manques", "mi manchi". */
export const pronounsOfMissing: Neighbour = {
  words: 'me te nous vous lui leur mi ti ci vi gli'.split(' '),
}
