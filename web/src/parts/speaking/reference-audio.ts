import { spokenMaximum } from '@verbena/contract/lookup/lookup-limits'
import type { PlacedWord } from '@verbena/language/media/align/place-words'
import { alignedSampleRate } from '@verbena/language/media/align/signal/mel-filters'
import { speechSpan } from '@verbena/language/speaking/speech-span'
import { piecesOf, spreadWords } from '@verbena/language/speaking/spread-words'
import { fetchSound } from '../audio-button/fetch-sound.ts'
import { readBounded } from '../files/read-bounded.ts'
import { decodeSamples } from './decode-samples.ts'
import { originalOf, type SpokenText } from './spoken-text.ts'

export type ReferenceAudio = { samples: Float32Array; words: PlacedWord[] }

/** The whole file is decoded to cut out a line, so a long video would exceed the memory of a phone. */
const fileMaximum = 12_000_000
/** Speech may start before and end after the times of its line. */
const marginSeconds = 0.1

/**
 * Returns the audio to compare with: the line itself if its media file is short enough, otherwise our server's
 * synthetic voice.
 */
export async function referenceAudio(spoken: SpokenText, signal: AbortSignal): Promise<ReferenceAudio> {
  return (await lineOfFile(spoken, signal)) ?? (await spokenByVoice(spoken, signal))
}

async function lineOfFile(spoken: SpokenText, signal: AbortSignal): Promise<ReferenceAudio | null> {
  const original = originalOf(spoken)
  const file = original?.files[0]
  if (!original || !file) return null
  try {
    const response = await fetch(file.src, { signal })
    if (!response.ok) {
      await response.body?.cancel()
      return null
    }
    const bytes = await readBounded(response, fileMaximum)
    if (!bytes) return null
    const whole = await decodeSamples(bytes)
    const from = Math.max(0, original.range.start - marginSeconds)
    const samples = whole.slice(
      from * alignedSampleRate,
      (original.range.end + marginSeconds) * alignedSampleRate,
    )
    const words = original.words.map(({ text, start, end }) => ({
      text,
      start: start - from,
      end: end - from,
    }))
    return { samples, words: words.length > 0 ? words : wordsIn(spoken, samples) }
  } catch {
    signal.throwIfAborted()
    // Without the file, the synthetic voice is used.
    return null
  }
}

async function spokenByVoice(spoken: SpokenText, signal: AbortSignal): Promise<ReferenceAudio> {
  const { text, language } = spoken
  const pieces = await Promise.all(
    piecesOf(text, spokenMaximum).map(async (piece) => {
      const sound = await fetchSound(piece, language, { isSlow: false, signal })
      const samples = await decodeSamples(await sound.arrayBuffer())
      return { samples, words: wordsIn({ text: piece, language }, samples) }
    }),
  )
  return joined(pieces)
}

function wordsIn({ text, language }: SpokenText, samples: Float32Array): PlacedWord[] {
  const { from, to } = speechSpan(samples) ?? { from: 0, to: samples.length }
  return spreadWords(text, language, { start: from / alignedSampleRate, end: to / alignedSampleRate })
}

function joined(pieces: readonly ReferenceAudio[]): ReferenceAudio {
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.samples.length, 0))
  const words: PlacedWord[] = []
  let at = 0
  for (const piece of pieces) {
    samples.set(piece.samples, at)
    const seconds = at / alignedSampleRate
    for (const { text, start, end } of piece.words)
      words.push({ text, start: start + seconds, end: end + seconds })
    at += piece.samples.length
  }
  return { samples, words }
}
