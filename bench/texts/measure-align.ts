import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStarterCatalogue } from '@verbena/content/catalogue/starter-catalogue'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { targetLanguageCodes } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { createAligner } from '@verbena/server/providers/alignment/aligner'
import { spokenRecording } from '@verbena/server/testing/recordings/spoken-recording'
import { temporaryFolder } from '../harness/processes.ts'
import { judge, median, show, toTable } from '../harness/report.ts'
import { content, exampleTexts, textOf } from './texts.ts'

type Word = { text: string; start: number }
/** A recording with known times. */
type KnownRecording = {
  name: string
  path: string
  type: 'audio/wav' | 'video/webm'
  language: TargetLanguageCode
  lines: { text: string; start: number; words: Word[] }[]
  seconds: number
}

const aligner = createAligner()
/** Another voice and pace than the aligner uses. */
const speaking = { variant: '+m7', rate: 185, pauseSeconds: 0.8 }
const linesPerLanguage = 40
const memorySampleMs = 50

/** Compares the aligner's times with the known times of our videos and songs and of synthetic speech. */
export async function measureAlign(): Promise<string> {
  const folder = temporaryFolder()
  const rows: string[][] = []
  for (const known of catalogueRecordings()) rows.push(await rowOf(known))
  for (const language of targetLanguageCodes) rows.push(await rowOf(await speech(language, folder.path)))
  await folder.remove()
  const head = [
    'Aligned',
    'error of line starts (median, p90) ms',
    'error of word starts, ms',
    'words found',
    'processor',
    'memory MB',
  ]
  return toTable(head, rows)
}

function catalogueRecordings(): KnownRecording[] {
  return readStarterCatalogue(content).map(({ item, transcript }) => ({
    name: `${item.kind} ${item.id}`,
    path: join(content, 'catalogue', item.id, 'video.webm'),
    type: 'video/webm',
    language: item.language,
    lines: transcript.segments.map(({ text, words, start }) => ({
      text,
      words,
      start: words[0]?.start ?? start,
    })),
    seconds: transcript.durationSeconds,
  }))
}

async function speech(language: TargetLanguageCode, folder: string): Promise<KnownRecording> {
  const texts = textOf(exampleTexts(), language).lines.slice(0, linesPerLanguage)
  const voice = packs[language].speech!.espeakVoice + speaking.variant
  const { wav, starts, seconds } = await spokenRecording(texts, { ...speaking, voice })
  const path = join(folder, `${language}.wav`)
  writeFileSync(path, wav)
  const lines = texts.map((text, index) => ({ text, start: starts[index] ?? 0, words: [] }))
  return { name: `speech ${language}`, path, type: 'audio/wav', language, lines, seconds }
}

async function rowOf({ name, path, type, language, lines, seconds }: KnownRecording): Promise<string[]> {
  const { before, processor, peak } = startMeter()
  const texts = lines.map(({ text }) => text)
  const recording = { path, type, language, lines: texts, durationSeconds: seconds }
  const alignment = await aligner.align(recording, { signal: new AbortController().signal })
  const used = [`${show((processor() / seconds) * 100, 1)} % of real time`, show((peak() - before) / 1e6)]
  if (alignment.kind !== 'aligned') return [name, alignment.kind, '–', '–', ...used]
  const ofLines = alignment.lines.map(({ start }, index) => Math.abs(start - lines[index]!.start) * 1000)
  const ofWords = alignment.lines.flatMap(({ words }, index) => errorsOf(words, lines[index]!.words))
  const wordCount = lines.reduce((sum, { words }) => sum + words.length, 0)
  const isSpeech = !name.startsWith('song')
  return [
    name,
    `${judge(median(ofLines), isSpeech ? { atMost: 50 } : undefined)}, ${show(percentile90(ofLines))}`,
    ofWords.length > 0 ? `${show(median(ofWords))}, ${show(percentile90(ofWords))}` : '–',
    wordCount > 0 ? `${show((ofWords.length / wordCount) * 100)} %` : '–',
    ...used,
  ]
}

/** Errors in milliseconds; empty for a line whose words were not found or were split differently. */
const errorsOf = (words: readonly Word[], truth: readonly Word[]) =>
  words.length === truth.length
    ? words.map(({ start }, index) => Math.abs(start - truth[index]!.start) * 1000)
    : []

const percentile90 = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.9)] ?? Number.NaN

/** Measures this process with all its threads, without ffmpeg. */
function startMeter() {
  const before = process.memoryUsage.rss()
  const cpuBefore = process.cpuUsage()
  let highest = before
  const timer = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss())
  }, memorySampleMs)
  return {
    before,
    /** Seconds. */
    processor: () => {
      const { user, system } = process.cpuUsage(cpuBefore)
      return (user + system) / 1e6
    },
    /** Stops the measurement. @returns bytes */
    peak: () => {
      clearInterval(timer)
      return highest
    },
  }
}
