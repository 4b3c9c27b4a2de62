/** A word as it was heard, in seconds. */
export type HeardWord = { text: string; start: number; end: number }
/** A line as it was heard, in seconds from the beginning of what was sent. */
export type HeardLine = { text: string; start: number; end: number; words: HeardWord[] }

/** A sound file, or a part of one that can be played by itself. */
export type SoundPart = {
  /** Is read once. */
  open: () => AsyncIterable<Uint8Array>
  bytes: number
  /** `audio/…` or `video/…` */
  type: string
  /** With the ending that tells the format; some transcribers look at nothing else. */
  fileName: string
}

export type Transcriber = {
  /** A file or part above it is not taken. */
  bytesMaximum: number
  /**
   * Writes down what is said.
   * @param language ISO 639-1
   * @throws TranscriberError
   */
  transcribe: (part: SoundPart, language: string, signal: AbortSignal) => Promise<HeardLine[]>
}

/** `away`: not there, in error, or garbage: to be tried again; `refused`: it will never take this. */
export class TranscriberError extends Error {
  readonly kind: 'away' | 'refused'
  /** When trying again makes sense, where it says so. */
  readonly pauseSeconds: number | undefined

  constructor(kind: 'away' | 'refused', message: string, pauseSeconds?: number) {
    super(message)
    this.name = 'TranscriberError'
    this.kind = kind
    this.pauseSeconds = pauseSeconds
  }
}
