import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { reachEmbeddedPostgres } from '../../server/src/database/embedded/embedded-postgres.ts'
import { fillDatabase } from '../harness/bench-data.ts'
import { familyOf } from '../harness/process-usage.ts'
import {
  databasePid,
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
import { learnerCount, measureLearners } from './measure-learners.ts'
import { measureLogins } from './measure-logins.ts'
import { measureMemoryAfterLoad } from './measure-starts.ts'

type LoadArguments = Pick<Bench, 'rounds' | 'seconds'> & {
  /** Chosen sections; only `endpoints`, `logins` and `learners` are measured here. */
  chosen: string[]
  /** Measures only endpoints whose name contains this text. */
  only: string
  /** Number of words in the database. */
  rows: number
  profile: string | undefined
  dictionaries: string | undefined
  /** How long `learners` lasts. */
  learnersSeconds: number
}

const audioWordCount = 100

/** Measures our server and the reference server on one database. */
export async function measureUnderLoad(
  { chosen, only, rows, profile, dictionaries, rounds, seconds, learnersSeconds }: LoadArguments,
  print: (work: () => Promise<string>) => Promise<void>,
) {
  const folder = temporaryFolder()
  const audioDirectory = join(folder.path, 'audio')
  mkdirSync(audioDirectory, { recursive: true })
  const environment = {
    AUTH_SECRET: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
    BILLING: 'off',
  }
  // Our server starts first, because it starts and migrates the database and loads the starter catalogue.
  const verbena = await startVerbena({ environment: { ...environment, DATA_DIR: folder.path }, profile })
  const connection = await reachEmbeddedPostgres(join(folder.path, 'postgres'))
  const reference = await startReference({
    environment: { ...environment, DATABASE_URL: urlOf(connection), AUDIO_DIR: audioDirectory },
    profile,
  })
  const bench: Bench = {
    servers: { verbena, reference },
    data: await fillDatabase(
      connection,
      { verbena, reference },
      rows,
      chosen.includes('learners') ? learnerCount : undefined,
    ),
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
    const settings = {
      DATABASE_URL: urlOf(connection),
      DATA_DIR: join(folder.path, 'packs'),
      DICTIONARIES_DIR: dictionaries ?? '',
    }
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
  if (chosen.includes('learners'))
    await print(() => measureLearners(bench, chooseWords(undefined).fromCatalogue, learnersSeconds))
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
