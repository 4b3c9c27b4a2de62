import type { LanguageCode } from '@verbena/language/languages'

/** The facts of a video that YouTube gives without an API key. */
export type VideoDescription = { title: string }

/** `text` is json3, which `readSubtitles` reads. `isAutomatic`: made by speech recognition. */
export type Captions =
  | { outcome: 'found'; text: string; isAutomatic: boolean }
  | { outcome: 'none' }
  | { outcome: 'unavailable' }

export type YouTube = {
  /** Null where YouTube is unavailable or gives no description; the video may exist all the same. */
  describe: (videoId: string) => Promise<VideoDescription | null>
  /** The thumbnail of a video as JPEG; null where YouTube is unavailable or has none. */
  picture: (videoId: string) => Promise<Buffer | null>
  /** Captions in one language; undefined where the operator has not enabled them. */
  captions?: (videoId: string, language: LanguageCode) => Promise<Captions>
}
