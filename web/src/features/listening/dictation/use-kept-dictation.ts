import { type DictationSession, isOver } from '@verbena/language/dictation/dictation-session'
import { keptDictation, readKeptDictation } from '@verbena/language/dictation/kept-dictation'
import { useEffect } from 'react'
import { forgetDictationAt, keepDictationAt, keptDictationAt } from '../../../parts/kept-dictations.ts'

type Lines = readonly { text: string }[]

/** What was left of the dictation of one item by one learner; nothing where not even a letter was written. */
export function leftDictation(place: string, transcript: Lines): DictationSession | undefined {
  const left = readKeptDictation(keptDictationAt(place), transcript)
  return left && hasBegun(left) ? left : undefined
}

/** Keeps a dictation in this browser until it is over: a reload or a closed page takes nothing away. */
export function useKeptDictation(place: string, session: DictationSession, transcript: Lines) {
  useEffect(() => {
    if (isOver(session)) forgetDictationAt(place)
    else if (hasBegun(session)) keepDictationAt(place, keptDictation(session, transcript))
  }, [place, session, transcript])
}

const hasBegun = ({ at, text, answer }: DictationSession) => at > 0 || text !== '' || answer !== null
