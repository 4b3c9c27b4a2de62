/** How much is read. Captions of a three-hour film are 3,000 cues and 150 kB of text. */
export const limits = {
  /** What is opened at all: a json3 with word times takes up to ten times its text. */
  bytes: 12 * 1024 * 1024,
  lines: 500_000,
  /** Before the repeats of rolling captions are folded, which are two thirds of them. */
  rawCues: 60_000,
  cues: 20_000,
  /** Characters of all cues together. */
  text: 2_000_000,
  /** Characters of one cue. */
  cueText: 500,
  speaker: 80,
  /** The latest second that a cue may begin at, the same as in the contract for progress. */
  seconds: 1_000_000,
} as const
