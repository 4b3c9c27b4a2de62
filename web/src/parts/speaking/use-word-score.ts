import { scoreWords, type WordScore } from '@verbena/language/speaking/score-words'
import { useEffect, useRef, useState } from 'react'
import {
  allowRecognition,
  isRecognitionAllowed,
  type SpeechRecognitionRun,
  startSpeechRecognition,
} from './speech-recognition.ts'
import type { SpokenText } from './spoken-text.ts'

export type ScoredWords =
  | { state: 'none' | 'thinking' | 'unheard' | 'failed' }
  | { state: 'scored'; score: WordScore }

/** Scores which words the browser's speech recognition understood, if the learner allowed it. */
export function useWordScore({ text, language }: SpokenText) {
  const [isAllowed, setAllowed] = useState(isRecognitionAllowed)
  const [scored, setScored] = useState<ScoredWords>({ state: 'none' })
  const recognition = useRef<SpeechRecognitionRun | null>(null)
  useEffect(() => () => recognition.current?.cancel(), [])

  const start = () => {
    recognition.current?.cancel()
    recognition.current = isAllowed ? startSpeechRecognition(language) : null
    setScored({ state: 'none' })
  }
  const finish = async () => {
    const listening = recognition.current
    if (!listening) return
    setScored({ state: 'thinking' })
    const heard = await listening.finish()
    // Another recording has started meanwhile.
    if (recognition.current !== listening) return
    recognition.current = null
    const score = heard && scoreWords(heard, text)
    setScored(score ? { state: 'scored', score } : { state: heard ? 'unheard' : 'failed' })
  }
  const allow = (next: boolean) => {
    allowRecognition(next)
    setAllowed(next)
    if (next) return
    // Takes effect during a recording too: the recognition is cancelled at once.
    recognition.current?.cancel()
    recognition.current = null
    setScored({ state: 'none' })
  }
  return { isAllowed, allow, scored, start, finish }
}
