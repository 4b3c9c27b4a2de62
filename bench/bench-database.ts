import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/src/database/embedded-postgres.ts'
import { familyOf } from './proc-usage.ts'

export type BenchDatabase = {
  /** Thrown away at the end. */
  folder: string
  connection: EmbeddedPostgres['connection']
  /** For DATABASE_URL. */
  url: string
  /** Of the server and its backends at this moment. */
  pids: () => number[]
  /** How long the embedded database alone took: empty folder, existing folder. */
  firstStartMilliseconds: number
  secondStartMilliseconds: number
  /** Ends it and throws its folder away. */
  stop: () => Promise<void>
}

/** One embedded PostgreSQL in a temporary folder, for all servers of the run. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'vb-bench-'))
  let postgres: EmbeddedPostgres | undefined
  const start = async () => {
    const began = performance.now()
    postgres = await startEmbeddedPostgres(folder)
    return performance.now() - began
  }
  const stop = async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const firstStartMilliseconds = await start()
    await postgres?.stop()
    const secondStartMilliseconds = await start()
    const connection = postgres?.connection ?? {}
    const pids = () => familyOf(databasePid(folder))
    const url = urlOf(connection)
    return { folder, connection, url, pids, firstStartMilliseconds, secondStartMilliseconds, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Of the embedded database under a folder. */
export const databasePid = (folder: string): number =>
  Number.parseInt(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8'), 10)

/** The folder of a Unix socket stands where a host does, with its slashes escaped. */
function urlOf({ host = '', port, user = '', password, database }: BenchDatabase['connection']): string {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  return `postgresql://${user}${secret}@${encodeURIComponent(host)}:${port}/${database}`
}
