/** The first and last line of a loop, both included. */
export type LineLoop = { first: number; last: number }
/** A loop, or the start of one whose end is not chosen yet. */
export type LoopState = { loop: LineLoop | null; start: number | null }
export type LoopAction = { type: 'toggle' | 'start' | 'end' | 'jump' | 'off'; line: number }

export const noLoop: LoopState = { loop: null, start: null }

/**
 * The loop after the learner goes to a line. A looped single line is replaced by that line; a looped
 * range stays while the line is inside it, and ends otherwise.
 */
export function loopReducer(state: LoopState, { type, line }: LoopAction): LoopState {
  const { loop, start } = state
  switch (type) {
    case 'off':
      return noLoop
    case 'toggle':
      return loop || start !== null ? noLoop : { loop: oneLine(line), start: null }
    case 'start':
      return isStretch(loop) && line <= loop.last
        ? { loop: { ...loop, first: line }, start: null }
        : { loop: null, start: line }
    case 'end': {
      const from = start ?? loop?.first ?? line
      return { loop: { first: Math.min(from, line), last: Math.max(from, line) }, start: null }
    }
    case 'jump':
      if (!loop || isWithin(loop, line)) return state
      return isStretch(loop) ? noLoop : { loop: oneLine(line), start: null }
  }
}

const oneLine = (line: number): LineLoop => ({ first: line, last: line })
const isStretch = (loop: LineLoop | null): loop is LineLoop => loop !== null && loop.last > loop.first
const isWithin = ({ first, last }: LineLoop, line: number) => line >= first && line <= last
