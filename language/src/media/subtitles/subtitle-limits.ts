/** Limits of a file. Captions of a three-hour film have 3,000 cues and 150 kB of text. */
export const limits = {
  /** Bytes of the file. A json3 file with word times takes up to ten times its text. */
  bytes: 12 * 1024 * 1024,
  lines: 500_000,
  /** Cues before rolling captions are merged, which removes two thirds of them. */
  rawCues: 60_000,
  cues: 20_000,
  /** Characters of all cues together. */
  text: 2_000_000,
  /** Characters of one cue. */
  cueText: 500,
  speaker: 80,
  /** The latest start of a cue in seconds, the same as in the contract for progress. */
  seconds: 1_000_000,
} as const
