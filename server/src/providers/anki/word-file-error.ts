import type { WordFileProblem } from '@verbena/language/word-table/word-table'

/** A word file that cannot be read, and the reason. */
export class WordFileError extends Error {
  readonly problem: WordFileProblem

  constructor(problem: WordFileProblem) {
    super(`this word file cannot be read: ${problem}`)
    this.name = 'WordFileError'
    this.problem = problem
  }
}
