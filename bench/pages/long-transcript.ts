import type { Segment, TranscriptWords } from '@verbena/contract/player'

const wordsInLine = 12
const distinctWords = 3000
/** Durations of the lines in tenths of a second, as in a fast dialogue. */
const lineDurations = [7, 12, 9, 15, 8, 11]

const wordAt = (index: number) => `palabra${((index * 7919) % distinctWords).toString(36)}`

/** A transcript with `lineCount` lines of twelve words and their translations, in the format of the server. */
export function longTranscript(lineCount: number): { transcription: string; vectortranscription: Segment[] } {
  let start = 0
  const vectortranscription = Array.from({ length: lineCount }, (_, line) => {
    const duration = (lineDurations[line % lineDurations.length] ?? 10) / 10
    const text = Array.from({ length: wordsInLine }, (_, word) => wordAt(line * wordsInLine + word)).join(' ')
    const segment = { text: `${text}.`, start, duration, translation: `What line ${line + 1} means.` }
    start = Math.round((start + duration) * 10) / 10
    return segment
  })
  return { transcription: '', vectortranscription }
}

/** The status of its words: of five words one is new, one is learning, three are known. */
export function wordsOfLongTranscript(): TranscriptWords {
  const statuses = ['new', 'learning', 'known', 'known', 'known'] as const
  const words = Array.from({ length: distinctWords }, (_, index) => {
    const form = wordAt(index)
    return { form, lemmas: [form], count: 1, status: statuses[index % statuses.length] ?? 'new' }
  })
  return { language: 'es', words, knownPercent: 60 }
}
