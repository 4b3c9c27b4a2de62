import * as z from 'zod/mini'

export const savedLineSchema = z.object({
  /** The line, as it was when the word was saved. */
  text: z.string(),
  mediaId: z.string(),
  kind: z.enum(['video', 'song']),
  title: z.string(),
  startSeconds: z.number(),
  endSeconds: z.number(),
  /** Signed URLs of the sound of the line, as MP3, and of its picture. No sound until it is cut, or without ffmpeg. */
  sound: z.nullable(z.string()),
  picture: z.string(),
  /** Without `sound`: the files of the item, of which the browser plays the range. Empty for YouTube. */
  files: z.array(z.object({ src: z.string(), mime: z.string() })),
})

export const readWordLine = {
  summary:
    'Returns the line where a saved word was found, with its sound and picture; null without one, or while the learner may not open the item.',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.object({ line: z.nullable(savedLineSchema) }),
}
