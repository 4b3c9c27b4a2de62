import type { FormFile } from '../http-client/post-form.ts'

/** A transcribed word, with times in seconds. */
export type TranscribedWord = { text: string; start: number; end: number }
/** A transcribed line, with times in seconds from the beginning of the file that was sent. */
export type TranscribedLine = { text: string; start: number; end: number; words: TranscribedWord[] }

/** A sound file, or a chunk of one that can be played by itself. Its extension names the format: some transcribers read nothing else. */
export type AudioFile = FormFile

export type Transcriber = {
  /** Of one file; a larger one is refused. */
  bytesMaximum: number
  /**
   * Transcribes a file.
   * @param language ISO 639-1
   * @throws TranscriberError
   */
  transcribe: (file: AudioFile, language: string, signal: AbortSignal) => Promise<TranscribedLine[]>
}

/** `unavailable`: not reachable, in error, or without a valid answer, so try again; `refused`: it will never take this. */
export class TranscriberError extends Error {
  readonly kind: 'unavailable' | 'refused'
  /** How long to wait before the next try, where the transcriber says so. */
  readonly pauseSeconds: number | undefined

  constructor(kind: 'unavailable' | 'refused', message: string, pauseSeconds?: number) {
    super(message)
    this.name = 'TranscriberError'
    this.kind = kind
    this.pauseSeconds = pauseSeconds
  }
}
