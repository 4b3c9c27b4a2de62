/**
 * Repairs of a file:
 * - `timeUnreadable`: a cue was dropped because it has no readable time
 * - `endMended`: an end was missing, or was not after its start
 * - `outOfOrder`: a cue followed a later one
 * - `repeatsFolded`: automatic captions repeated a line while the next one was added
 * - `longSplit`: a cue was too long and was split
 * - `cuesLeftOut`: there are more cues, or more text, than the limits; their number is not always known
 * - `lettersLost`: a letter could not be decoded and is now "\ufffd"
 * - `afterMediaEnd`: a cue begins after the end of the media, so it may be the wrong file
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

/** A warning with the number of its occurrences and the first line of the file, if the format has lines. */
export type Warning = { code: WarningCode; count: number; line?: number }

/** Counts a warning; each code is listed once, with the line where it first occurred. */
export function addWarning(warnings: Warning[], code: WarningCode, line?: number, count = 1) {
  const known = warnings.find((warning) => warning.code === code)
  if (known) known.count += count
  else warnings.push({ code, count, line })
}
