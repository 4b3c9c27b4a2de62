/** Reports the current step and its progress. */
export type Progress = {
  say: (sentence: string) => void
  begin: (what: string, steps: number, bytes?: number) => void
  /** Reports progress within a step. Only on a terminal, where a line can be overwritten. */
  at: (name: string, bytes: number) => void
  step: (name: string, bytes?: number) => void
}

type Output = { isTTY?: boolean; write: (text: string) => unknown }

export function createProgress(output: Output): Progress {
  let [what, steps, bytes, step, done] = ['', 0, 0, 0, 0]
  const isTerminal = output.isTTY === true
  const line = (text: string) => output.write(isTerminal ? `\r\x1b[K${text}` : `${text}\n`)
  const amount = (count: number) => (bytes > 0 ? `, ${megabytes(count)} of ${megabytes(bytes)} MB` : '')
  return {
    say: (sentence) => output.write(`${isTerminal ? '\r\x1b[K' : ''}${sentence}\n`),
    begin: (name, count, size = 0) => {
      ;[what, steps, bytes, step, done] = [name, count, size, 0, 0]
    },
    at: (name, count) => {
      if (isTerminal) line(`${what} ${step + 1} of ${steps}: ${name}${amount(done + count)}`)
    },
    step: (name, size = 0) => {
      step++
      done += size
      line(`${what} ${step} of ${steps}: ${name}${amount(done)}`)
      if (isTerminal && step === steps) output.write('\n')
    },
  }
}

const megabytes = (count: number) => (count / 1e6).toFixed(1)
