import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { fillDatabase } from '../harness/bench-data.ts'
import { familyOf } from '../harness/process-usage.ts'
import {
  databasePid,
  startDatabase,
  startLoadGenerator,
  startReference,
  startVerbena,
  temporaryFolder,
} from '../harness/processes.ts'
import { distinctForms } from '../texts/texts.ts'
import { fillAudioCache } from './audio-endpoints.ts'
import { type Comparison, listComparisons } from './endpoints.ts'
import { chooseWords } from './lookup-endpoints.ts'
import { type Bench, measureEndpoints } from './measure-endpoints.ts'
import { measureLogins } from './measure-logins.ts'
import { measureMemoryAfterLoad } from './measure-starts.ts'

type LoadArguments = Pick<Bench, 'rounds' | 'seconds'> & {
  /** Chosen sections; only `endpoints` and `logins` are measured here. */
  chosen: string[]
  /** Measures only endpoints whose name contains this text. */
  only: string
  /** Number of words in the database. */
  rows: number
  profile: string | undefined
  dictionaries: string | undefined
}

const audioWordCount = 100

/** Measures our server and the reference server on one database. */
export async function measureUnderLoad(
  { chosen, only, rows, profile, dictionaries, rounds, seconds }: LoadArguments,
  print: (work: () => Promise<string>) => Promise<void>,
) {
  const folder = temporaryFolder()
  const { connection } = await startDatabase(folder.path)
  const dataDirectory = join(folder.path, 'verbena')
  const audioDirectory = join(dataDirectory, 'audio')
  mkdirSync(audioDirectory, { recursive: true })
  const environment = {
    DATABASE_URL: urlOf(connection),
    AUTH_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: dataDirectory,
    RATE_LIMITS: 'off',
    BILLING: 'off',
  }
  // Our server starts first, because it migrates the database and loads the starter catalogue.
  const verbena = await startVerbena({ environment, profile })
  const reference = await startReference({
    environment: { ...environment, AUDIO_DIR: audioDirectory },
    profile,
  })
  const bench: Bench = {
    servers: { verbena, reference },
    data: await fillDatabase(connection, { verbena, reference }, rows),
    generate: startLoadGenerator(),
    databasePids: () => familyOf(databasePid(folder.path)),
    rounds,
    seconds,
  }
  const compare = async () => {
    const words = chooseWords(dictionaries)
    const audio = await fillAudioCache(
      verbena,
      distinctForms(words.fromCatalogue).slice(0, audioWordCount),
      audioDirectory,
    )
    const settings = { DATA_DIR: join(folder.path, 'packs'), DICTIONARIES_DIR: dictionaries ?? '' }
    const packs = dictionaries
      ? await startVerbena({ environment: { ...environment, ...settings }, profile }, 'packs')
      : undefined
    const comparisons = choose(listComparisons(bench.data, words, audio), only)
    const table = await measureEndpoints({ ...bench, servers: { ...bench.servers, packs } }, comparisons)
    await packs?.stop()
    return table
  }
  if (chosen.includes('endpoints')) await print(compare)
  if (chosen.includes('logins')) await print(() => measureLogins(bench))
  await reference.stop()
  await print(() => measureMemoryAfterLoad(verbena, folder.path))
}

/** @throws Error when no endpoint matches */
function choose(comparisons: Comparison[], part: string): Comparison[] {
  const chosen = comparisons
    .map(({ reference, ours }) => ({ reference, ours: ours.filter(({ name }) => name.includes(part)) }))
    .filter(({ ours }) => ours.length > 0)
  if (chosen.length === 0) throw new Error(`no endpoint's name contains ${part}`)
  return chosen
}

/** The host may be the folder of a Unix socket; its slashes are escaped. */
function urlOf({ host = '', port, user = '', password, database }: ClientConfig): string {
  const passwordPart = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  return `postgresql://${user}${passwordPart}@${encodeURIComponent(host)}:${port}/${database}`
}
