import { join } from 'node:path'
import type { BenchDatabase } from './bench-database.ts'
import type { Sentence } from './endpoints.ts'
import { type ServerProcess, startReference, startVerbena } from './processes.ts'

type Needs = { database: BenchDatabase; secret: string; profile: string | undefined }

/** Ours first and by itself: it migrates the database and loads the starter catalogue. */
export const startMeasuredVerbena = ({ database, secret, profile }: Needs): Promise<ServerProcess> =>
  startVerbena({
    environment: {
      DATABASE_URL: database.url,
      AUTH_SECRET: secret,
      DATA_DIR: join(database.folder, 'verbena'),
    },
    profile,
  })

export async function startReferences({ database, secret, profile }: Needs) {
  const settings = { environment: { DATABASE_URL: database.url, AUTH_SECRET: secret }, profile }
  const [hello, read, write, verify] = await Promise.all([
    startReference('hello', settings),
    startReference('read', settings),
    startReference('write', settings),
    startReference('verify', settings),
  ])
  return { hello, read, write, verify }
}

type Transcript = { vectortranscription: { text: string }[] }

/** Words to look up, from a real transcript, each with its line. */
export async function readSentences({ port }: ServerProcess, videoId: string): Promise<Sentence[]> {
  const response = await fetch(`http://127.0.0.1:${port}/get_transcription/${videoId}`)
  const { vectortranscription } = (await response.json()) as Transcript
  return vectortranscription.map(({ text }) => ({ text, videoId, words: text.match(/\p{L}+/gu) ?? [] }))
}
