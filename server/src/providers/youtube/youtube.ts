/** What YouTube says of a video without a key. */
export type VideoDescription = { title: string }

export type YouTube = {
  /** Null where YouTube cannot be asked, or does not say: the video may be there all the same. */
  describe: (videoId: string) => Promise<VideoDescription | null>
  /** The picture that stands for a video, as JPEG; null where YouTube cannot be asked, or has none. */
  picture: (videoId: string) => Promise<Buffer | null>
}
