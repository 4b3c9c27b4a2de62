import { existsSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from '../harness/processes.ts'
import type { Comparison } from './endpoints.ts'

/** Words that were said, and the files in which their sounds are kept. */
export type Sounds = { words: string[]; files: string[] }

const keptWithinMilliseconds = 10_000

export const pathOfSound = (word: string) => `/audio_play?${new URLSearchParams({ word, lang: 'es' })}`

/** Lets the server say each word, and waits until it has kept all of them. */
export async function sayWords({ port }: ServerProcess, words: string[], directory: string): Promise<Sounds> {
  for (const word of words) {
    const response = await fetch(`http://127.0.0.1:${port}${pathOfSound(word)}`)
    if (response.status !== 200) throw new Error(`${pathOfSound(word)} answers ${response.status}`)
    await response.arrayBuffer()
  }
  const deadline = performance.now() + keptWithinMilliseconds
  while (performance.now() < deadline) {
    const files = soundsIn(directory)
    if (files.length >= words.length) return { words, files }
    await sleep(50)
  }
  throw new Error(`${directory} holds ${soundsIn(directory).length} sounds of ${words.length}`)
}

const soundsIn = (directory: string): string[] =>
  existsSync(directory)
    ? readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mp3'))
    : []

/** The same bytes by us and by @fastify/static, out of the same files. */
export const audioComparison = ({ words, files }: Sounds): Comparison => ({
  reference: {
    name: 'bare Fastify: @fastify/static, the same files',
    server: 'reference',
    holds: 'LAME',
    plansOf: () => files.map((file) => ({ method: 'GET', path: `/audio/${file}` })),
  },
  ours: [
    {
      name: 'GET /audio_play, words said before',
      server: 'verbena',
      holds: 'LAME',
      plansOf: () => words.map((word) => ({ method: 'GET', path: pathOfSound(word) })),
      // Twice the time of a static file.
      goals: { requests: { atLeast: 0.5 } },
    },
  ],
})
