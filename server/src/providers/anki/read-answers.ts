import { grades } from '@verbena/language/spaced-repetition/grades'
import type { Answer } from '@verbena/language/spaced-repetition/history'
import type { Database } from 'sql.js'
import { rowsOf } from './sqlite-rows.ts'
import { WordFileError } from './word-file-error.ts'

/** `isComplete`: the log begins with the first answer, when the card was new. */
export type AnswerLog = { answers: Answer[]; isComplete: boolean }

/** Answers of a collection: a hundred thousand cards with twenty reviews each. */
const answersMaximum = 2_000_000
/** How far another clock may be ahead of ours. */
const clockSkewMs = 60_000
const answerTimeMsMaximum = 3_600_000
/** Values of `revlog.type`. Cramming ahead of time (a filtered deck without rescheduling) does not count. */
const cramming = 3
const learning = 0

/**
 * The answers of each card, oldest first, by the id of the card. Entries without an answer and invalid entries are
 * skipped.
 * @throws WordFileError tooManyWords
 */
export function readAnswers(db: Database, now: Date): Map<number, AnswerLog> {
  const logs = new Map<number, AnswerLog>()
  const [hasLog] = rowsOf(db, "select 1 from sqlite_master where type = 'table' and name = 'revlog'")
  if (!hasLog) return logs
  let count = 0
  const rows = rowsOf(
    db,
    `select id, cid, ease, time, type from revlog where ease between 1 and 4 and not (type = ${cramming} and factor = 0)
     and id between 1 and ${now.getTime() + clockSkewMs} order by id`,
  )
  for (const [id, cid, ease, time, type] of rows) {
    count += 1
    if (count > answersMaximum) throw new WordFileError('tooManyWords')
    const grade = grades[Number(ease) - 1]
    if (!grade) continue
    const milliseconds = Math.round(Math.min(answerTimeMsMaximum, Math.max(0, Number(time) || 0)))
    const log = logs.get(Number(cid)) ?? { answers: [], isComplete: type === learning }
    logs.set(Number(cid), log)
    log.answers.push({ at: new Date(Number(id)), grade, milliseconds: milliseconds || null })
  }
  return logs
}
