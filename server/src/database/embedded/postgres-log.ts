import { copyFileSync, existsSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'

/** A usual day writes a few kilobytes. */
const maximumLogBytes = 5 * 1024 * 1024

/** PostgreSQL's own log; the previous one is in `<path>.1`. */
export type PostgresLog = {
  path: string
  /** Empties the log after copying it to `<path>.1`. */
  rotate: () => void
  /** Opens the log for the output of a new process. @returns a file descriptor */
  open: () => number
  /** The last error of the process launched last, or its last line. */
  lastError: () => string
  /** Rotates a log that is too large, so that a long-running server does not fill the disk. */
  rotateIfLarge: () => void
}

export function createPostgresLog(path: string): PostgresLog {
  let launchedAt = 0
  const size = () => (existsSync(path) ? statSync(path).size : 0)
  // Copied and truncated instead of renamed, because a running PostgreSQL keeps its file open for appending.
  const rotate = () => {
    if (size() === 0) return
    rmSync(`${path}.1`, { force: true })
    copyFileSync(path, `${path}.1`)
    truncateSync(path)
  }
  return {
    path,
    rotate,
    open: () => {
      launchedAt = size()
      return openSync(path, 'a', 0o600)
    },
    lastError: () => {
      if (!existsSync(path)) return 'it says nothing'
      const bytes = readFileSync(path)
      const lines = bytes
        .subarray(bytes.length < launchedAt ? 0 : launchedAt)
        .toString()
        .trim()
        .split('\n')
      return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) || lines.at(-1) || 'it says nothing'
    },
    rotateIfLarge: () => {
      if (size() > maximumLogBytes) rotate()
    },
  }
}
