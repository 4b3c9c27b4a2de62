import { type DictationSession, isOver } from '@verbena/language/dictation/dictation-session'
import { readStoredDictation, storedDictation } from '@verbena/language/dictation/stored-dictation'
import { dictations } from '../../../parts/storage/dictations.ts'

type Lines = readonly { text: string }[]

/** Whose dictation it is, and of what. */
export type DictationPlace = { learnerId: string; key: string }

/** What was left of the dictation of one item by one learner; nothing where not even a letter was written. */
export function savedDictation(
  { learnerId, key }: DictationPlace,
  transcript: Lines,
): DictationSession | undefined {
  const left = readStoredDictation(dictations.get(learnerId, key), transcript)
  return left && hasBegun(left) ? left : undefined
}

/** Stores a dictation in this browser until it is over: a reload or a closed page takes nothing away. */
export function saveDictation(
  { learnerId, key }: DictationPlace,
  session: DictationSession,
  transcript: Lines,
) {
  if (isOver(session)) dictations.remove(learnerId, key)
  else if (hasBegun(session)) dictations.set(learnerId, key, storedDictation(session, transcript))
}

const hasBegun = ({ at, text, answer }: DictationSession) => at > 0 || text !== '' || answer !== null
