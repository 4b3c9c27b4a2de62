import { grades } from '@verbena/language/spaced-repetition/grades'
import type { Answer } from '@verbena/language/spaced-repetition/history'
import type { Database } from 'sql.js'
import { rowsOf } from './sqlite-rows.ts'
import { WordFileError } from './word-file-error.ts'

/** `isWhole`: it begins with the first answer ever given, when the card was new. */
export type AnswerLog = { answers: Answer[]; isWhole: boolean }

/** Answers of a collection: a hundred thousand cards that were asked twenty times each. */
const answersMaximum = 2_000_000
/** Milliseconds that somebody's clock may be ahead of ours. */
const clocksDiffer = 60_000
const slowestMilliseconds = 3_600_000
/** Practised ahead of time, and nothing of it counts. */
const crammed = 3
const learned = 0

/**
 * What was answered of each card, oldest first, by the card's id. What Anki notes without an answer, and what makes no
 * sense, is left out.
 * @throws WordFileError tooManyWords
 */
export function readAnswers(db: Database, now: Date): Map<number, AnswerLog> {
  const logs = new Map<number, AnswerLog>()
  const [hasLog] = rowsOf(db, "select 1 from sqlite_master where type = 'table' and name = 'revlog'")
  if (!hasLog) return logs
  let count = 0
  const rows = rowsOf(
    db,
    `select id, cid, ease, time, type from revlog where ease between 1 and 4 and not (type = ${crammed} and factor = 0)
     and id between 1 and ${now.getTime() + clocksDiffer} order by id`,
  )
  for (const [id, cid, ease, time, type] of rows) {
    count += 1
    if (count > answersMaximum) throw new WordFileError('tooManyWords')
    const grade = grades[Number(ease) - 1]
    if (!grade) continue
    const milliseconds = Math.round(Math.min(slowestMilliseconds, Math.max(0, Number(time) || 0)))
    const log = logs.get(Number(cid)) ?? { answers: [], isWhole: type === learned }
    logs.set(Number(cid), log)
    log.answers.push({ at: new Date(Number(id)), grade, milliseconds: milliseconds || null })
  }
  return logs
}
