import { type Level, levels } from '@verbena/language/levels'
import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Reading } from '../../lexicon/readings.ts'
import type { AnalysedTranscript, TranscriptToken } from './analysed-transcript.ts'

/** The word status of a lemma; a lemma without a status is new. */
export type KnownStatus = 'learning' | 'known' | 'ignored'

export type Learner = {
  level: Level
  /** Word statuses by lemma key. */
  statuses?: ReadonlyMap<string, KnownStatus> | undefined
}

const content = new Set<PartOfSpeech>(['noun', 'verb', 'adjective', 'adverb'])

/** Whether a reading is a content word. */
export const isContent = ({ concept }: Reading) => content.has(concept.partOfSpeech)

/** Concepts that are grammar rather than vocabulary, of any part of speech. */
const plain =
  /^(?:a|be|have|do|will|would|would-like|can|must|should|may|going-to|there-is|go|come|say|make|get|not|do-not|yes|no|here|there|now|then|so|very|also|too|already|only|like|how|when|where|why|in|on|off|up|out|still|first|just-now|not-until|even|rather|completely|much|too-much|so-much|as-much)(?:[.-](?:state|perfect|auxiliary|verb|adverb|question|degree|exclamation|passive|progressive|relative|nevertheless))?$/
const shortest = 3

export const isPlain = ({ concept }: Reading) => plain.test(concept.id)

/** The score by the difference between the level of a word and that of the learner. */
const byDistance: Readonly<Record<string, number>> = { '-2': 3, '-1': 4, '0': 6, '1': 6, '2': 3 }
const byStatus: Readonly<Record<KnownStatus, number>> = { learning: 4, known: -3, ignored: -9 }

/** How much a question about a word helps the learner; 0 or less: no question. */
export function wordScore(
  transcript: AnalysedTranscript,
  word: TranscriptToken,
  { level, statuses }: Learner,
): number {
  const { best, all, isSure, isClear, isName } = transcript.read(word)
  if (!best || !(isSure || isClear) || isName || best.parts || best.isPhrase) return 0
  if (!all.every(isContent)) return 0
  if (word.text.length < shortest || !/^[\p{L}\p{M}'’-]+$/u.test(word.text)) return 0
  if (isPlain(best)) return 0
  const distance = levels.indexOf(best.concept.level) - levels.indexOf(level)
  const status = statuses?.get(lemmaKey(best.lemma))
  return (
    (byDistance[distance] ?? 2) +
    (isSure ? 1 : 0) +
    (best.isPhrase ? -2 : 0) +
    (status ? byStatus[status] : 0)
  )
}
