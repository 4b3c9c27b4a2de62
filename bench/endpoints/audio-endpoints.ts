import { existsSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from '../harness/processes.ts'
import type { Comparison } from './endpoints.ts'

/** Pronounced words, and the files of the audio cache that contain them. */
export type AudioCache = { words: string[]; files: string[] }

const timeoutMs = 10_000

export const audioPath = (word: string) => `/audio_play?${new URLSearchParams({ word, lang: 'es' })}`

/** Requests the audio of each word. @returns once the audio cache contains all of them */
export async function fillAudioCache(
  { port }: ServerProcess,
  words: string[],
  directory: string,
): Promise<AudioCache> {
  for (const word of words) {
    const response = await fetch(`http://127.0.0.1:${port}${audioPath(word)}`)
    if (response.status !== 200) throw new Error(`${audioPath(word)} replies ${response.status}`)
    await response.arrayBuffer()
  }
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    const files = audioFilesIn(directory)
    if (files.length >= words.length) return { words, files }
    await sleep(50)
  }
  throw new Error(`${directory} has ${audioFilesIn(directory).length} of ${words.length} audio files`)
}

const audioFilesIn = (directory: string): string[] =>
  existsSync(directory)
    ? readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mp3'))
    : []

/** Our server and @fastify/static send the same files. */
export const audioComparison = ({ words, files }: AudioCache): Comparison => ({
  reference: {
    name: 'bare Fastify: @fastify/static, the same files',
    server: 'reference',
    replyContains: 'LAME',
    plansOf: () => files.map((file) => ({ method: 'GET', path: `/audio/${file}` })),
  },
  ours: [
    {
      name: 'GET /audio_play, cached words',
      server: 'verbena',
      replyContains: 'LAME',
      plansOf: () => words.map((word) => ({ method: 'GET', path: audioPath(word) })),
      // Twice the time of a static file.
      goals: { requests: { atLeast: 0.5 } },
    },
  ],
})
