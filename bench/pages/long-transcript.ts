import type { Segment, TranscriptWords } from '@verbena/contract/player'

const wordsInLine = 12
const distinctWords = 3000
/** In tenths of a second: the lines of a dense dialogue. */
const lineLengths = [7, 12, 9, 15, 8, 11]

const wordAt = (index: number) => `palabra${((index * 7919) % distinctWords).toString(36)}`

/** A transcript of so many lines of twelve words, each in Spanish and English, as a server would tell it. */
export function longTranscript(lineCount: number): { transcription: string; vectortranscription: Segment[] } {
  let start = 0
  const vectortranscription = Array.from({ length: lineCount }, (_, line) => {
    const duration = (lineLengths[line % lineLengths.length] ?? 10) / 10
    const text = Array.from({ length: wordsInLine }, (_, word) => wordAt(line * wordsInLine + word)).join(' ')
    const segment = { text: `${text}.`, start, duration, translation: `What line ${line + 1} means.` }
    start = Math.round((start + duration) * 10) / 10
    return segment
  })
  return { transcription: '', vectortranscription }
}

/** What a learner knows of its words: of five one is new, one is being learned, three are known. */
export function wordsOfLongTranscript(): TranscriptWords {
  const statuses = ['new', 'learning', 'known', 'known', 'known'] as const
  const words = Array.from({ length: distinctWords }, (_, index) => {
    const form = wordAt(index)
    return { form, lemmas: [form], count: 1, status: statuses[index % statuses.length] ?? 'new' }
  })
  return { language: 'es', words, knownPercent: 60 }
}
