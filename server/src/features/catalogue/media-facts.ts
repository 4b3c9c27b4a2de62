import type { Level } from '@verbena/language/levels'

/** A lemma, and the index of a segment in which it occurs. */
export type LemmaPlace = { lemma: string; segment: number }

/** What is computed from the words of a transcript, again when the transcript or the lexicon changes. */
export type MediaFacts = {
  places: LemmaPlace[]
  /** How often each lemma occurs. */
  counts: Map<string, number>
  /** Null where there is too little text. */
  estimatedLevel: Level | null
}
