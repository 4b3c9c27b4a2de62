import { profileOf, type TargetLanguageCode } from '@verbena/language/languages'
import { browserStorage } from '../../api/browser-storage.ts'

type Alternative = { transcript: string }
type Result = { isFinal: boolean; length: number; [place: number]: Alternative }
type Recogniser = {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  start: () => void
  stop: () => void
  abort: () => void
  onresult: ((event: { results: ArrayLike<Result> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
}
type RecogniserClass = new () => Recogniser

const browser = globalThis as {
  SpeechRecognition?: RecogniserClass
  webkitSpeechRecognition?: RecogniserClass
}
const recogniserClass = () => browser.SpeechRecognition ?? browser.webkitSpeechRecognition

export const canRecogniseSpeech = () => recogniserClass() !== undefined

const allowedKey = 'speechRecognitionAllowed'
/** Whether the learner allowed the browser's speech service, in this browser. Off by default. */
export const isRecognitionAllowed = () => browserStorage.read(allowedKey) === 'yes'
export function allowRecognition(isAllowed: boolean) {
  if (isAllowed) browserStorage.write(allowedKey, 'yes')
  else browserStorage.remove(allowedKey)
}

/** The browser may need some time for the result after the recording has ended. */
const timeoutMs = 4000

export type SpeechRecognitionRun = {
  /** The recognised alternatives, most probable first; null if nothing was recognised. */
  finish: () => Promise<string[] | null>
  cancel: () => void
}

/** Starts the browser's speech recognition, which listens until `finish`. */
export function startSpeechRecognition(language: TargetLanguageCode): SpeechRecognitionRun | null {
  const Class = recogniserClass()
  if (!Class) return null
  const recogniser = new Class()
  Object.assign(recogniser, {
    lang: profileOf(language).localeTag,
    continuous: true,
    interimResults: false,
    maxAlternatives: 3,
  })
  let heard: string[] = []
  let hasFailed = false
  const ended = new Promise<void>((resolve) => {
    recogniser.onresult = ({ results }) => {
      heard = joinedAlternatives(Array.from(results).filter(({ isFinal }) => isFinal))
    }
    recogniser.onerror = ({ error }) => {
      hasFailed = error !== 'no-speech'
    }
    recogniser.onend = () => resolve()
  })
  try {
    recogniser.start()
  } catch {
    return null
  }
  return {
    finish: async () => {
      recogniser.stop()
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs)
      })
      await Promise.race([ended, late])
      clearTimeout(timer)
      return hasFailed && heard.length === 0 ? null : heard
    },
    cancel: () => recogniser.abort(),
  }
}

/**
 * Joins the results of several segments into whole sentences: all the most probable alternatives, then all the second
 * ones, and so on.
 */
function joinedAlternatives(results: readonly Result[]): string[] {
  const most = Math.max(0, ...results.map(({ length }) => length))
  return Array.from({ length: most }, (_, rank) =>
    results.map((result) => (result[rank] ?? result[0])?.transcript.trim() ?? '').join(' '),
  )
}
