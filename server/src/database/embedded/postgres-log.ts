import { copyFileSync, existsSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'

/** A day of ordinary trouble is a few kilobytes. */
const longestLogBytes = 5 * 1024 * 1024

/** PostgreSQL's own log; what is older stands in `<path>.1`. */
export type PostgresLog = {
  path: string
  /** Begins a new file and keeps the one before. */
  begin: () => void
  /** For the output of a process that is about to be launched. */
  open: () => number
  /** The last complaint of the process launched last, or its last line. */
  lastComplaint: () => string
  /** Keeps a long-lived server from filling the disk; called now and then. */
  bound: () => void
}

export function createPostgresLog(path: string): PostgresLog {
  let launchedAt = 0
  const size = () => (existsSync(path) ? statSync(path).size : 0)
  // Copied and cut, not renamed: a running PostgreSQL keeps writing to the file that it was given, at its end.
  const begin = () => {
    if (size() === 0) return
    rmSync(`${path}.1`, { force: true })
    copyFileSync(path, `${path}.1`)
    truncateSync(path)
  }
  return {
    path,
    begin,
    open: () => {
      launchedAt = size()
      return openSync(path, 'a', 0o600)
    },
    lastComplaint: () => {
      if (!existsSync(path)) return 'it says nothing'
      const bytes = readFileSync(path)
      const lines = bytes
        .subarray(bytes.length < launchedAt ? 0 : launchedAt)
        .toString()
        .trim()
        .split('\n')
      return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) || lines.at(-1) || 'it says nothing'
    },
    bound: () => {
      if (size() > longestLogBytes) begin()
    },
  }
}
