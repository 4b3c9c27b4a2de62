import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { run } from '../shell.ts'
import { sampleRate } from '../sound/sound.ts'
import { respell } from './respell.ts'

export type Voice = { language: TargetLanguageCode; espeak: string; pitch: number; rate: number }

/** Times in seconds from the first sample. */
export type Speech = {
  samples: Float32Array
  /** The starts of words in espeak-ng; `position` counts characters from 0. */
  words: { position: number; start: number; firstPhoneme: number }[]
  /** Sounds with their names in espeak-ng; pauses are marked. */
  phonemes: { name: string; start: number; isPause: boolean }[]
}

const source = fileURLToPath(new URL('./espeak-events.c', import.meta.url))

/** Compiles espeak-events.c once for each version of its source, outside the repository. */
function eventsProgram(): string {
  const code = readFileSync(source)
  const folder = join(tmpdir(), 'verbena-media')
  const program = join(
    folder,
    `espeak-events-${createHash('sha256').update(code).digest('hex').slice(0, 12)}`,
  )
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  try {
    run('gcc', ['-O2', '-o', program, source, '-lespeak-ng'])
  } catch (error) {
    throw new Error(
      `Building espeak-events.c failed; on Debian: apt-get install gcc libespeak-ng-dev\n${error}`,
    )
  }
  return program
}

/** Speaks a text; `range` is espeak-ng's pitch range, 0 for a monotone, 50 for its usual melody. */
export function speak(text: string, voice: Voice, workFolder: string, range = 60): Speech {
  const rawFile = join(workFolder, 'speech.raw')
  const args = [voice.espeak, String(voice.rate), String(voice.pitch), String(range), rawFile]
  const { spelling, placeInLine } = respell(text, voice.language, voice.espeak)
  const records = run(eventsProgram(), args, spelling).stdout.toString().trimEnd().split('\n')
  const raw = readFileSync(rawFile)
  const samples = new Float32Array(raw.length >> 1)
  for (let i = 0; i < samples.length; i++) samples[i] = raw.readInt16LE(i * 2) / 32768
  const { words, phonemes } = readRecords(records)
  return {
    samples,
    words: words.map((word) => ({ ...word, position: placeInLine(word.position) })),
    phonemes,
  }
}

function readRecords(records: string[]): Pick<Speech, 'words' | 'phonemes'> {
  const words: Speech['words'] = []
  const phonemes: Speech['phonemes'] = []
  for (const record of records) {
    const [kind, first = '', second = '', third = ''] = record.split('\t')
    const start = Number(first) / 1000
    if (kind === 'R' && Number(first) !== sampleRate)
      throw new Error(`espeak-ng has a sample rate of ${first} Hz`)
    // espeak-ng reports a word of length 0 at the end of every clause.
    if (kind === 'W' && Number(third) > 0) {
      words.push({ position: Number(second) - 1, start, firstPhoneme: phonemes.length })
    }
    // `_!` is a glottal stop, and `;` modifies the sound before it; every other `_` is silence.
    if (kind === 'P' && second !== ';') {
      phonemes.push({ name: second, start, isPause: second === '' || /^_(?!!)/.test(second) })
    }
  }
  return { words, phonemes }
}
