import type { Gap } from './locate-gaps.ts'

export type GapsSession = {
  gaps: readonly Gap[]
  /** The word chosen for each gap; null for an open gap. */
  filled: readonly (string | null)[]
  /** Index of the current gap. */
  current: number
  /** Index of the last filled gap, whose verdict is shown until the learner moves to another gap. */
  judged: number | null
  /** The current gap was just filled, and the next one follows shortly. */
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

/** Fills the current gap, which accepts only one answer. */
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

/** The next open gap after the current one; after the last gap the search continues from the first. */
function nextOpen({ filled, current }: GapsSession): number | undefined {
  const open = filled.flatMap((option, gap) => (option === null ? [gap] : []))
  return open.find((gap) => gap > current) ?? open[0]
}

/** The gaps and their answers, which are enough to show the text. */
export type FilledGaps = Pick<GapsSession, 'gaps' | 'filled'>

export function gapState({ gaps, filled }: FilledGaps, gap: number): GapState {
  const option = filled[gap] ?? null
  if (option === null) return 'open'
  return option === gaps[gap]?.answer ? 'right' : 'wrong'
}

export const isFilled = ({ filled }: GapsSession) => !filled.includes(null)

export const gapsRight = (session: GapsSession) =>
  session.gaps.filter((_, gap) => gapState(session, gap) === 'right').length
