import type { LanguageCode } from '@verbena/language/languages'

/** What YouTube says of a video without a key. */
export type VideoDescription = { title: string }

/** `text`: json3, as `readSubtitles` reads it. `isAutomatic`: a machine wrote it down. */
export type Captions =
  | { outcome: 'found'; text: string; isAutomatic: boolean }
  | { outcome: 'none' }
  | { outcome: 'away' }

export type YouTube = {
  /** Null where YouTube cannot be asked, or does not say: the video may be there all the same. */
  describe: (videoId: string) => Promise<VideoDescription | null>
  /** The picture that stands for a video, as JPEG; null where YouTube cannot be asked, or has none. */
  picture: (videoId: string) => Promise<Buffer | null>
  /** Captions in one language; missing where the operator has not switched them on. */
  captions?: (videoId: string, language: LanguageCode) => Promise<Captions>
}
