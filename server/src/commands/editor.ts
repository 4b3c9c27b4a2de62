import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../config/read-config.ts'
import { findRootDirectory } from '../config/root-directory.ts'
import { StartError } from '../config/start-error.ts'
import { openInstallation } from '../database/open-installation.ts'
import { appointEditor } from '../features/accounts/appoint-editor.service.ts'
import { logOptions } from '../http/log.ts'

const usage = `npm run editor -- USERNAME [--remove]
  USERNAME    the username of an account; write it in quotes if it contains spaces
  --remove    removes the right to edit
Uses the installation of DATA_DIR or DATABASE_URL. It works with and without a running server.
Exit codes: 0 when it succeeds, 1 when no account has this username.`

const codes = { done: 0, notFound: 1, wrongUse: 2 }

class UsageError extends Error {}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false } },
  })
  const [username, ...rest] = positionals
  if (!username || rest.length > 0) throw new UsageError(usage)
  return { username, isEditor: !values.remove }
}

/** @returns the exit code */
async function run(stopping: AbortSignal): Promise<number> {
  const { username, isEditor } = readArguments()
  const config = readConfig(process.env, findRootDirectory(import.meta.dirname))
  const log = pino(logOptions(config.logLevel) as object, pino.destination(2))
  const database = await openInstallation(config, { log, randomBytes, stopping, program: 'npm run editor' })
  try {
    const name = await appointEditor({ db: database.db }, username, isEditor)
    process.stdout.write(
      name === undefined
        ? `No account has the username ${username}.\n`
        : `${name} is ${isEditor ? 'now' : 'no longer'} an editor.\n`,
    )
    return name === undefined ? codes.notFound : codes.done
  } finally {
    await database.close()
  }
}

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())

run(stop.signal).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isExpected = error instanceof StartError || error instanceof UsageError || isArgumentError(error)
    process.stderr.write(
      `${isExpected ? (error as Error).message : ((error as Error)?.stack ?? String(error))}\n`,
    )
    process.exit(codes.wrongUse)
  },
)

/** True for the error that parseArgs throws for an unknown option. */
const isArgumentError = (error: unknown) =>
  error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')
