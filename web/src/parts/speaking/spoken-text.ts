import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import type { TargetLanguageCode } from '@verbena/language/languages'

/** Something to be said: a word, or a line with the place where it sounds. */
export type SpokenText = {
  text: string
  language: TargetLanguageCode
  line?: { source: MediaItem['source']; segment: Segment }
}

/** Where the original of a text is: in a file of ours, or said by a voice. */
export function originalOf({ line }: SpokenText) {
  if (line?.source.type !== 'file' || line.source.files.length === 0) return null
  const { start, duration, words } = line.segment
  return { files: line.source.files, range: { start, end: start + duration }, words: words ?? [] }
}
