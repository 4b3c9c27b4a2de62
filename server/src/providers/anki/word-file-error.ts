import type { WordFileProblem } from '@verbena/language/word-table/word-table'

/** A file of words that cannot be read, and why; never a fault of ours. */
export class WordFileError extends Error {
  readonly problem: WordFileProblem

  constructor(problem: WordFileProblem) {
    super(`this file of words cannot be read: ${problem}`)
    this.name = 'WordFileError'
    this.problem = problem
  }
}
