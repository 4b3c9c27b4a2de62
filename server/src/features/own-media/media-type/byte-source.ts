/** A file that is looked at in places. */
export type ByteSource = {
  bytes: number
  /** What is there from a place on: fewer bytes, or none, at the end. */
  read: (at: number, length: number) => Promise<Buffer>
}

/** What was found out about a file that can be played; the duration is null where the file does not say it. */
export type Probed<Type extends string> = { type: Type; durationSeconds: number | null }

/** It begins as what can be played, and goes on as something else. */
export class BrokenFile extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BrokenFile'
  }
}

const longestSeconds = 24 * 60 * 60

/** A duration that can be true; else null. */
export const saneDuration = (seconds: number): number | null =>
  Number.isFinite(seconds) && seconds > 0 && seconds <= longestSeconds ? seconds : null

/** In memory, for what is small. */
export const sourceOf = (bytes: Buffer): ByteSource => ({
  bytes: bytes.length,
  read: async (at, length) => bytes.subarray(at, at + length),
})
