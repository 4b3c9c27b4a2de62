import type { ImportOutcome, ImportReport } from '../features/catalogue/import/import-catalogue.service.ts'

type Options = { total: number; isDryRun: boolean; isQuiet: boolean }

/** Number of items between two updates of the progress, which is shown in a terminal only. */
const progressEvery = 20

/** Prints a line for each item, and the totals at the end. Lines go to standard output, progress to standard error. */
export function createImportPrinter({ total, isDryRun, isQuiet }: Options) {
  const counts: Record<ImportOutcome, number> = { added: 0, changed: 0, unchanged: 0, refused: 0 }
  const done = () => Object.values(counts).reduce((sum, count) => sum + count)
  const hasTerminal = process.stderr.isTTY === true
  const clear = () => hasTerminal && process.stderr.write('\r\u001b[K')
  return {
    refusedCount: () => counts.refused,
    print: (report: ImportReport) => {
      counts[report.outcome]++
      if (!isQuiet || report.outcome === 'refused') {
        clear()
        process.stdout.write(`${lineOf(report)}\n`)
      }
      if (hasTerminal && done() % progressEvery === 0) process.stderr.write(`\r${done()} of ${total}`)
    },
    finish: (isInterrupted: boolean) => {
      clear()
      const totals = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`)
      const rest = isInterrupted
        ? ` Interrupted before the last ${total - done()}: import the file again to import them.`
        : ''
      const start = isDryRun ? 'Dry run, nothing was written: ' : ''
      process.stdout.write(`${start}${totals.join(', ')}.${rest}\n`)
    },
  }
}

/** Replaces control characters, because text of the file must not control the terminal. */
const lineOf = ({ line, id, outcome, notes }: ImportReport) =>
  [`line ${line}`, outcome, id, notes.join('; ')]
    .filter(Boolean)
    .join('  ')
    .replace(/\p{Cc}+/gu, ' ')
