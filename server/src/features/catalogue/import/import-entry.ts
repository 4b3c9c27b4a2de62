import { mediaIdSchema } from '@verbena/contract/catalogue.schemas'
import { text as boundedText } from '@verbena/contract/text'
import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { limits } from '@verbena/language/media/subtitles/subtitle-limits'
import { youtubeId } from '@verbena/language/media/youtube-id'
import * as z from 'zod'

const text = (bounds: Parameters<typeof boundedText>[0]) => z.string().pipe(boundedText(bounds))

/** Accepts text as well, because all values of a CSV file are text. */
const yesOrNo = z.union([
  z.boolean(),
  z
    .enum(['true', 'false', 'yes', 'no', '1', '0'], 'must be true or false')
    .transform((word) => ['true', 'yes', '1'].includes(word)),
])
const seconds = z.coerce.number('must be a number of seconds').min(0).max(limits.seconds)
const address = text({ min: 1, max: 2000 }).refine(
  (value) => /^(https?:\/\/|\/(?!\/))/.test(value) && URL.canParse(value, 'https://here'),
  'must be https://… or /…',
)
const translations = z.partialRecord(z.enum(languageCodes), text({ min: 1, max: 400 }))

const segmentSchema = z.strictObject({
  text: text({ min: 1, max: limits.cueText }),
  start: seconds,
  duration: seconds.refine((value) => value > 0, 'must be above 0'),
  speaker: text({ max: limits.speaker }).optional(),
  translations: translations.default({}),
  words: z
    .array(z.strictObject({ text: text({ max: 200 }), start: seconds, end: seconds }))
    .max(400)
    .default([]),
})

/** MIME types by the file extensions that browsers play. */
const mimeOfEnding: Record<string, string> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
}
const fileSchema = z
  .preprocess(
    (value) => (typeof value === 'string' ? { src: value } : value),
    z.strictObject({ src: address, mime: text({ max: 100 }).optional() }),
  )
  .transform(({ src, mime: declared }, context) => {
    const ending = new URL(src, 'https://here').pathname.match(/\.(\w+)$/)?.[1]?.toLowerCase() ?? ''
    const mime = declared ?? mimeOfEnding[ending]
    if (mime && /^(video|audio)\/[\w.+-]+$/.test(mime)) return { src, mime }
    context.addIssue(`is not a file that browsers play: ${Object.keys(mimeOfEnding).join(', ')}`)
    return z.NEVER
  })

const youtube = text({ min: 1, max: 2000 }).transform((link, context) => {
  const id = youtubeId(link)
  if (id) return id
  context.addIssue('is neither a link nor an id of YouTube')
  return z.NEVER
})

/** One entry of an operator's catalogue. Unknown fields are refused, so that a misspelt one is not silently ignored. */
export const importEntrySchema = z
  .strictObject({
    id: z.string().pipe(mediaIdSchema),
    kind: z.enum(['video', 'song']),
    title: text({ min: 1, max: 200 }),
    titleTranslations: translations.default({}),
    language: z.enum(targetLanguageCodes),
    /** Estimated when it is missing. */
    level: z.enum(levels).optional(),
    category: text({ min: 1, max: 40 }),
    place: text({ min: 1, max: 60 }).optional(),
    premium: yesOrNo.default(false),
    youtube: youtube.optional(),
    file: fileSchema.optional(),
    files: z.array(fileSchema).min(1).max(8).optional(),
    thumbnail: address.optional(),
    durationSeconds: seconds.refine((value) => value > 0, 'must be above 0').optional(),
    link: address.optional(),
    credits: z
      .array(text({ min: 1, max: 300 }))
      .max(20)
      .default([]),
    /** Path of a subtitle file, relative to the import file. */
    transcript: text({ min: 1, max: 500 }).optional(),
    segments: z.array(segmentSchema).max(limits.cues).optional(),
  })
  .check(({ value, issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', message, input: value, path: [] })
    const sources = [value.youtube, value.file, value.files].filter((source) => source !== undefined)
    if (sources.length !== 1) refuse('needs one of youtube, file and files')
    if (value.transcript !== undefined && value.segments) refuse('has both transcript and segments')
  })
export type ImportEntry = z.output<typeof importEntrySchema>

/** @returns the entry, or a short description of its errors */
export function readEntry(value: unknown): ImportEntry | string {
  const parsed = importEntrySchema.safeParse(value)
  if (parsed.success) return parsed.data
  return parsed.error.issues
    .slice(0, 3)
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('; ')
}
