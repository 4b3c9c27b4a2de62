import type { CatalogueTranscript } from '../../../src/catalogue/catalogue-schema.ts'
import { lineWords } from './line-words.ts'
import type { Speech } from './speak.ts'

export type WordTime = CatalogueTranscript['segments'][number]['words'][number]

/**
 * Assigns phonemes to words. Each group has the words `from` to `to` (exclusive) that espeak-ng reports together ("of the" may
 * be one) and their range of phonemes.
 */
export function groupWords(
  line: string,
  speech: Speech,
): { from: number; to: number; firstPhoneme: number; endPhoneme: number }[] {
  const words = lineWords(line)
  const starts: { word: number; firstPhoneme: number }[] = []
  for (const event of speech.words) {
    const word = words.findLastIndex((candidate) => candidate.position <= event.position)
    // A number is several words in espeak-ng ("seventy two") at one position.
    if (word >= 0 && word !== starts.at(-1)?.word) starts.push({ word, firstPhoneme: event.firstPhoneme })
  }
  return starts.map(({ word, firstPhoneme }, index) => ({
    from: index === 0 ? 0 : word,
    to: starts[index + 1]?.word ?? words.length,
    firstPhoneme,
    endPhoneme: starts[index + 1]?.firstPhoneme ?? speech.phonemes.length,
  }))
}

/** Start and end of every word of a spoken line, in seconds from the first sample of the speech. */
export function timeWords(line: string, speech: Speech): WordTime[] {
  const words = lineWords(line)
  const times = groupWords(line, speech).flatMap(({ from, to, firstPhoneme, endPhoneme }) => {
    const sounds = speech.phonemes.slice(firstPhoneme, endPhoneme)
    const firstSound = sounds.findIndex((sound) => !sound.isPause)
    const silence = sounds.findIndex((sound, index) => sound.isPause && index > firstSound)
    const start = sounds[Math.max(0, firstSound)]?.start ?? 0
    const end =
      (silence > 0 ? sounds[silence] : speech.phonemes[endPhoneme])?.start ?? speech.phonemes.at(-1)!.start
    const together = words.slice(from, to)
    const letters = together.reduce((sum, word) => sum + word.text.length, 0)
    let passed = 0
    return together.map((word) => {
      const wordStart = start + ((end - start) * passed) / letters
      passed += word.text.length
      return { text: word.text, start: wordStart, end: start + ((end - start) * passed) / letters }
    })
  })
  if (times.length !== words.length) throw new Error(`espeak-ng did not report every word of "${line}"`)
  return times
}
