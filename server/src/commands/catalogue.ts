import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readStarterCatalogue } from '@verbena/content/catalogue/starter-catalogue'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { pino } from 'pino'
import { type Config, readConfig } from '../config/read-config.ts'
import { findRootDirectory } from '../config/root-directory.ts'
import { StartError } from '../config/start-error.ts'
import { openInstallation } from '../database/open-installation.ts'
import { importCatalogue } from '../features/catalogue/import/import-catalogue.service.ts'
import { ImportFileError, readImportFile } from '../features/catalogue/import/read-import-file.ts'
import { logOptions } from '../http/log.ts'
import { createImportPrinter } from './import-printer.ts'

const usage = `npm run catalogue -- import FILE [--dry-run] [--quiet]
  FILE        .json, .jsonl, .csv or .tsv; docs/how-to/import-a-catalogue.md describes its fields
  --dry-run   prints the outcome of each line and writes nothing
  --quiet     prints only refused lines and the totals
Uses the installation of DATA_DIR or DATABASE_URL. It works with and without a running server.
Exit codes: 0 when it succeeds, 1 when a line was refused, 130 when it was interrupted.`

const megabyte = 1024 ** 2
const largestMegabytes = 256
const codes = { refused: 1, wrongUse: 2, interrupted: 130 }

class UsageError extends Error {}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
    },
  })
  const [command, file, ...rest] = positionals
  if (command !== 'import' || !file || rest.length > 0) throw new UsageError(usage)
  // npm runs scripts in the folder of the repository; INIT_CWD is the folder of the user.
  return {
    path: resolve(process.env.INIT_CWD ?? '.', file),
    isDryRun: values['dry-run'],
    isQuiet: values.quiet,
  }
}

/** @returns the exit code */
async function run(stopping: AbortSignal): Promise<number> {
  const { path, isDryRun, isQuiet } = readArguments()
  const config = readConfig(process.env, findRootDirectory(import.meta.dirname))
  const entries = readImportFile(await readBounded(path), basename(path))
  const log = pino(logOptions(config.logLevel) as object, pino.destination(2))
  const database = await openInstallation(config, {
    log,
    randomBytes,
    stopping,
    program: 'npm run catalogue',
  })
  try {
    const services = {
      db: database.db,
      lexicon: readStarterLexicon(join(config.rootDirectory, 'content')),
      clock: { now: () => new Date() },
    }
    const printer = createImportPrinter({ total: entries.length, isDryRun, isQuiet })
    const options = {
      path,
      isDryRun,
      reserved: starterIds(config),
      mediaOrigins: config.mediaOrigins,
      stopping,
    }
    for await (const report of importCatalogue(services, entries, options)) printer.print(report)
    printer.finish(stopping.aborted)
    if (stopping.aborted) return codes.interrupted
    return printer.refusedCount() > 0 ? codes.refused : 0
  } finally {
    await database.close()
  }
}

async function readBounded(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path)
    if (size > largestMegabytes * megabyte)
      throw new ImportFileError(`${path} is larger than ${largestMegabytes} MB: split it into several files.`)
    return await readFile(path)
  } catch (error) {
    if (error instanceof ImportFileError) throw error
    throw new ImportFileError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

const starterIds = ({ rootDirectory }: Config) =>
  new Set(readStarterCatalogue(join(rootDirectory, 'content')).map(({ item }) => item.id))

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // A second signal does not wait for the current item. Its transaction is rolled back.
    if (stop.signal.aborted) process.exit(codes.interrupted)
    stop.abort()
  })

run(stop.signal).then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error === stop.signal.reason) process.exit(codes.interrupted)
    const isExpected =
      error instanceof StartError ||
      error instanceof ImportFileError ||
      error instanceof UsageError ||
      isArgumentError(error)
    process.stderr.write(
      `${isExpected ? (error as Error).message : ((error as Error)?.stack ?? String(error))}\n`,
    )
    process.exit(codes.wrongUse)
  },
)

/** True for the error that parseArgs throws for an unknown option. */
const isArgumentError = (error: unknown) =>
  error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')
