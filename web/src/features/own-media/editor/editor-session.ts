import type { OwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { type EditorLine, editorLines, type LineValue } from './editor-line.ts'
import { addLine, changeLine, mergeWithNext, removeLine, shiftLines, splitLine } from './line-actions.ts'

/** The maximum number of undo steps. */
const undoStepsMaximum = 200

export type EditorSession = {
  version: number
  /** The lines as the server has them. */
  base: readonly EditorLine[]
  lines: readonly EditorLine[]
  past: readonly (readonly EditorLine[])[]
  future: readonly (readonly EditorLine[])[]
  nextKey: number
  /** Consecutive steps with the same value are undone together, for example the letters of a word. */
  lastStep: string | null
  /** Key of the open line. */
  openKey: number | null
}

export type EditorAction =
  | { type: 'open'; key: number | null }
  | { type: 'change'; key: number; change: Partial<LineValue> }
  | { type: 'split'; key: number; caret: number }
  | { type: 'merge' | 'remove'; key: number }
  | { type: 'add'; start: number }
  | { type: 'shift'; seconds: number; fromKey?: number }
  | { type: 'undo' | 'redo' }
  /** The server has saved `base`, whose lines have the keys of this session. */
  | { type: 'saved'; version: number; base: readonly EditorLine[] }
  /** `lines` are the changes of this session, applied to another version of the server (`base`). */
  | { type: 'rebased'; version: number; base: readonly EditorLine[]; lines: readonly EditorLine[] }
  /** Replaces all lines as one step, for example with a resolved conflict. */
  | { type: 'replace'; lines: readonly EditorLine[] }

export function openSession({ version, lines }: Pick<OwnTranscript, 'version' | 'lines'>): EditorSession {
  const base = editorLines(lines)
  const initial = { past: [], future: [], lastStep: null, openKey: null }
  return { version, base, lines: base, nextKey: base.length, ...initial }
}

export function editorReducer(session: EditorSession, action: EditorAction): EditorSession {
  const { lines, nextKey } = session
  switch (action.type) {
    case 'open':
      return { ...session, openKey: action.key, lastStep: null }
    case 'change': {
      const step = `${Object.keys(action.change).join()} ${action.key}`
      return withStep(session, changeLine(lines, action.key, action.change), step)
    }
    case 'split':
      return withOpenLine(withStep(session, splitLine(lines, action.key, action.caret, nextKey)), nextKey)
    case 'merge':
      return withStep(session, mergeWithNext(lines, action.key))
    case 'remove': {
      const index = lines.findIndex(({ key }) => key === action.key)
      const neighbour = lines[index + 1] ?? lines[index - 1]
      return { ...withStep(session, removeLine(lines, action.key)), openKey: neighbour?.key ?? null }
    }
    case 'add':
      return withOpenLine(withStep(session, addLine(lines, nextKey, action.start)), nextKey)
    case 'shift':
      return withStep(session, shiftLines(lines, action.seconds, action.fromKey), 'shift')
    case 'undo':
      return travel(session, 'past', 'future')
    case 'redo':
      return travel(session, 'future', 'past')
    case 'replace':
      return { ...withStep(session, action.lines), nextKey: nextFreeKey(action.lines, nextKey) }
    case 'saved':
      return { ...session, version: action.version, base: action.base, lastStep: null }
    case 'rebased': {
      const { version, base } = action
      const initial = { past: [], future: [], lastStep: null, openKey: null }
      const freeKey = nextFreeKey([...base, ...action.lines], nextKey)
      return { version, base, lines: action.lines, nextKey: freeKey, ...initial }
    }
  }
}

const nextFreeKey = (lines: readonly EditorLine[], minimum: number) =>
  lines.reduce((free, { key }) => Math.max(free, key + 1), minimum)

function withStep(session: EditorSession, lines: readonly EditorLine[], step: string | null = null) {
  if (lines === session.lines) return session
  const isSameStep = step !== null && step === session.lastStep
  const past = isSameStep ? session.past : [...session.past.slice(1 - undoStepsMaximum), session.lines]
  return { ...session, lines, past, future: [], lastStep: step, nextKey: session.nextKey }
}

function withOpenLine(session: EditorSession, key: number): EditorSession {
  return session.lines.some((line) => line.key === key)
    ? { ...session, openKey: key, nextKey: key + 1 }
    : session
}

/** Undoes or redoes a step: takes the lines from one stack and puts the current ones on the other. */
function travel(session: EditorSession, from: 'past' | 'future', to: 'past' | 'future'): EditorSession {
  const lines = session[from].at(-1)
  if (!lines) return session
  return {
    ...session,
    lines,
    [from]: session[from].slice(0, -1),
    [to]: [...session[to], session.lines],
    lastStep: null,
    openKey: lines.some(({ key }) => key === session.openKey) ? session.openKey : null,
  }
}
