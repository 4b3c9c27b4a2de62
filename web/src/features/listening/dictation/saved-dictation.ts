import { type DictationSession, isOver } from '@verbena/language/dictation/dictation-session'
import { readStoredDictation, storedDictation } from '@verbena/language/dictation/stored-dictation'
import { dictations } from '../../../parts/storage/dictations.ts'

type Lines = readonly { text: string }[]

/** The storage place of a dictation: its learner, and the key of its item. */
export type DictationPlace = { learnerId: string; key: string }

/** The unfinished dictation of an item; undefined if the learner has not written anything. */
export function savedDictation(
  { learnerId, key }: DictationPlace,
  transcript: Lines,
): DictationSession | undefined {
  const left = readStoredDictation(dictations.get(learnerId, key), transcript)
  return left && hasBegun(left) ? left : undefined
}

/** Stores a dictation in this browser until it is finished, so that closing or reloading the page loses nothing. */
export function saveDictation(
  { learnerId, key }: DictationPlace,
  session: DictationSession,
  transcript: Lines,
) {
  if (isOver(session)) dictations.remove(learnerId, key)
  else if (hasBegun(session)) dictations.set(learnerId, key, storedDictation(session, transcript))
}

const hasBegun = ({ at, text, answer }: DictationSession) => at > 0 || text !== '' || answer !== null
