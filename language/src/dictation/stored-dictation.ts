import type { DictationAnswer, DictationSession } from './dictation-session.ts'
import type { DictationJudgement } from './judge-dictation.ts'

/** An unfinished dictation. The browser stores it in this form. */
export type StoredDictation = Pick<DictationSession, 'lines' | 'text' | 'answer' | 'answers'> & {
  /** The texts of its lines, because the transcript may be edited in the meantime. */
  said: readonly string[]
}

type Lines = readonly { text: string }[]

/** @param transcript all lines of the item */
export function storedDictation(
  { lines, text, answer, answers }: DictationSession,
  transcript: Lines,
): StoredDictation {
  return { lines, said: lines.map((place) => transcript[place]?.text ?? ''), text, answer, answers }
}

/**
 * Restores a stored dictation. Undefined if it is invalid or finished, or if its lines were edited.
 * @example readStoredDictation(JSON.parse(JSON.stringify(storedDictation(session, transcript))), transcript) // session
 */
export function readStoredDictation(kept: unknown, transcript: Lines): DictationSession | undefined {
  if (!isRecord(kept)) return undefined
  const { lines, said: texts, text, answer, answers } = kept
  if (!isListOf(lines, Number.isInteger) || !Array.isArray(texts) || texts.length !== lines.length)
    return undefined
  if (lines.some((place, index) => transcript[place as number]?.text !== texts[index])) return undefined
  if (typeof text !== 'string' || !isListOf(answers, isAnswer) || answers.length >= lines.length)
    return undefined
  if (answer !== null && !isAnswer(answer)) return undefined
  return {
    lines: lines as number[],
    at: answers.length,
    text,
    answer: answer as DictationAnswer | null,
    answers: answers as DictationAnswer[],
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isListOf = (value: unknown, isOne: (one: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(isOne)

const isString = (value: unknown) => typeof value === 'string'

const isAnswer = (value: unknown) =>
  isRecord(value) && isString(value.written) && isJudgement(value.judgement)

const verdicts: readonly unknown[] = [
  'right',
  'accents',
  'slip',
  'wrong',
] satisfies DictationJudgement['verdict'][]
const runKinds: readonly unknown[] = [
  'same',
  'accent',
  'slip',
  'other',
  'missing',
  'extra',
] satisfies DictationJudgement['runs'][number]['kind'][]

const isJudgement = (value: unknown) =>
  isRecord(value) &&
  isListOf(value.runs, isRun) &&
  Number.isInteger(value.total) &&
  Number.isInteger(value.heard) &&
  verdicts.includes(value.verdict) &&
  isListOf(value.missed, isString)

const isRun = (value: unknown) =>
  isRecord(value) && runKinds.includes(value.kind) && isString(value.typed) && isString(value.expected)
