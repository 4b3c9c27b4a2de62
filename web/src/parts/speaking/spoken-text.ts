import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import type { TargetLanguageCode } from '@verbena/language/languages'

/** A text to pronounce: a word, or a line with its position in the media. */
export type SpokenText = {
  text: string
  language: TargetLanguageCode
  line?: { source: MediaItem['source']; segment: Segment }
}

/** Where the reference audio of a text comes from: a media file, or a synthetic voice. */
export function originalOf({ line }: SpokenText) {
  if (line?.source.type !== 'file' || line.source.files.length === 0) return null
  const { start, duration, words } = line.segment
  return { files: line.source.files, range: { start, end: start + duration }, words: words ?? [] }
}
