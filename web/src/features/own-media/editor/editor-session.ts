import type { OwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { type EditorLine, editorLines, type LineValue } from './editor-line.ts'
import { addLine, changeLine, mergeWithNext, removeLine, shiftLines, splitLine } from './line-actions.ts'

/** Enough to go back from any mistake; the lines themselves are shared between the steps. */
const stepsKept = 200

export type EditorSession = {
  version: number
  /** What the server has. */
  base: readonly EditorLine[]
  lines: readonly EditorLine[]
  past: readonly (readonly EditorLine[])[]
  future: readonly (readonly EditorLine[])[]
  nextKey: number
  /** Steps of the same kind on the same line are undone together: a word is not typed letter by letter. */
  lastStep: string | null
  /** The line that is open. */
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
  /** The server has taken what stood in `lines` then: `base`, with the keys that the lines have here. */
  | { type: 'saved'; version: number; base: readonly EditorLine[] }
  /** Another version came, on which what was changed here has been put. */
  | { type: 'rebased'; version: number; base: readonly EditorLine[]; lines: readonly EditorLine[] }
  /** What was changed elsewhere: mine in its place. */
  | { type: 'put'; lines: readonly EditorLine[] }

export function openSession({ version, lines }: Pick<OwnTranscript, 'version' | 'lines'>): EditorSession {
  const base = editorLines(lines)
  const none = { past: [], future: [], lastStep: null, openKey: null }
  return { version, base, lines: base, nextKey: base.length, ...none }
}

export function editorReducer(session: EditorSession, action: EditorAction): EditorSession {
  const { lines, nextKey } = session
  switch (action.type) {
    case 'open':
      return { ...session, openKey: action.key, lastStep: null }
    case 'change': {
      const step = `${Object.keys(action.change).join()} ${action.key}`
      return stepped(session, changeLine(lines, action.key, action.change), step)
    }
    case 'split':
      return opened(stepped(session, splitLine(lines, action.key, action.caret, nextKey)), nextKey)
    case 'merge':
      return stepped(session, mergeWithNext(lines, action.key))
    case 'remove': {
      const at = lines.findIndex(({ key }) => key === action.key)
      const neighbour = lines[at + 1] ?? lines[at - 1]
      return { ...stepped(session, removeLine(lines, action.key)), openKey: neighbour?.key ?? null }
    }
    case 'add':
      return opened(stepped(session, addLine(lines, nextKey, action.start)), nextKey)
    case 'shift':
      return stepped(session, shiftLines(lines, action.seconds, action.fromKey), 'shift')
    case 'undo':
      return moved(session, 'past', 'future')
    case 'redo':
      return moved(session, 'future', 'past')
    case 'put':
      return { ...stepped(session, action.lines), nextKey: keyAfter(action.lines, nextKey) }
    case 'saved':
      return { ...session, version: action.version, base: action.base, lastStep: null }
    case 'rebased': {
      const { version, base } = action
      const fresh = { past: [], future: [], lastStep: null, openKey: null }
      const after = keyAfter([...base, ...action.lines], nextKey)
      return { version, base, lines: action.lines, nextKey: after, ...fresh }
    }
  }
}

const keyAfter = (lines: readonly EditorLine[], least: number) =>
  lines.reduce((most, { key }) => Math.max(most, key + 1), least)

function stepped(session: EditorSession, lines: readonly EditorLine[], step: string | null = null) {
  if (lines === session.lines) return session
  const isSameStep = step !== null && step === session.lastStep
  const past = isSameStep ? session.past : [...session.past.slice(1 - stepsKept), session.lines]
  return { ...session, lines, past, future: [], lastStep: step, nextKey: session.nextKey }
}

function opened(session: EditorSession, key: number): EditorSession {
  return session.lines.some((line) => line.key === key)
    ? { ...session, openKey: key, nextKey: key + 1 }
    : session
}

function moved(session: EditorSession, from: 'past' | 'future', to: 'past' | 'future'): EditorSession {
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
