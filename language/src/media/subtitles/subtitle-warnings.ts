/**
 * What was mended on the way:
 * - `timeUnreadable`: a cue was dropped because it has no readable time
 * - `endMended`: an end was missing or not after its start
 * - `outOfOrder`: a cue stood after a later one
 * - `repeatsFolded`: automatic captions said a line again while the next was added
 * - `longSplit`: a cue was too long and became several
 * - `cuesLeftOut`: there are more cues or there is more text than is taken; how many more is not always known
 * - `lettersLost`: a letter could not be decoded and is now "\ufffd"
 * - `afterMediaEnd`: a cue begins when the media is over; is it the right file?
 */
export type WarningCode =
  | 'timeUnreadable'
  | 'endMended'
  | 'outOfOrder'
  | 'repeatsFolded'
  | 'longSplit'
  | 'cuesLeftOut'
  | 'lettersLost'
  | 'afterMediaEnd'

/** How often it happened and in which line of the file first, where the format has lines. */
export type Warning = { code: WarningCode; count: number; line?: number }

/** Counts a warning; each code is listed once, with the line where it first occurred. */
export function addWarning(warnings: Warning[], code: WarningCode, line?: number, count = 1) {
  const known = warnings.find((warning) => warning.code === code)
  if (known) known.count += count
  else warnings.push({ code, count, line })
}
