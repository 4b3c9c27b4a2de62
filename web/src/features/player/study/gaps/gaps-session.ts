import type { Gap } from './locate-gaps.ts'

export type GapsSession = {
  gaps: readonly Gap[]
  /** What was put into each gap; null where it is open. */
  filled: readonly (string | null)[]
  /** The gap that is worked on, from 0. */
  current: number
  /** The gap filled last, until the learner goes elsewhere: its verdict is shown. */
  judged: number | null
  /** The current gap has just been filled, and the next is about to be shown. */
  isMovingOn: boolean
}

export type GapsAction =
  | { type: 'picked'; option: string }
  | { type: 'movedOn' }
  | { type: 'wentTo'; gap: number }

export type GapState = 'open' | 'right' | 'wrong'

export const startGaps = (gaps: readonly Gap[]): GapsSession => ({
  gaps,
  filled: gaps.map(() => null),
  current: 0,
  judged: null,
  isMovingOn: false,
})

export function gapsReducer(session: GapsSession, action: GapsAction): GapsSession {
  switch (action.type) {
    case 'picked':
      return pick(session, action.option)
    case 'movedOn':
      return { ...session, current: nextOpen(session) ?? session.current, isMovingOn: false }
    case 'wentTo': {
      const current = Math.max(0, Math.min(session.gaps.length - 1, action.gap))
      if (current === session.current) return session
      return { ...session, current, judged: null, isMovingOn: false }
    }
  }
}

/** A gap takes one answer. */
function pick(session: GapsSession, option: string): GapsSession {
  const { filled, current } = session
  if (filled[current] !== null) return session
  return {
    ...session,
    filled: filled.map((was, gap) => (gap === current ? option : was)),
    judged: current,
    isMovingOn: true,
  }
}

/** The nearest open gap after the current one, from the beginning again after the last. */
function nextOpen({ filled, current }: GapsSession): number | undefined {
  const open = filled.flatMap((option, gap) => (option === null ? [gap] : []))
  return open.find((gap) => gap > current) ?? open[0]
}

/** The gaps and what was put into them: all that a text needs to show. */
export type FilledGaps = Pick<GapsSession, 'gaps' | 'filled'>

export function gapState({ gaps, filled }: FilledGaps, gap: number): GapState {
  const option = filled[gap] ?? null
  if (option === null) return 'open'
  return option === gaps[gap]?.answer ? 'right' : 'wrong'
}

export const isFilled = ({ filled }: GapsSession) => !filled.includes(null)

export const gapsRight = (session: GapsSession) =>
  session.gaps.filter((_, gap) => gapState(session, gap) === 'right').length
