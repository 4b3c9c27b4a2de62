import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StoryQuestion, storyQuestionsSchema } from '@verbena/nlp/quiz/story-questions-schema'
import { z } from 'zod'
import {
  type CatalogueItem,
  type CatalogueTranscript,
  catalogueItemSchema,
  catalogueTranscriptSchema,
} from './catalogue-schema.ts'

/** `hash` is `hashOfBytes` of the file. */
type StarterFile = { name: string; hash: string }

export type StarterItem = {
  item: CatalogueItem
  transcript: CatalogueTranscript
  /** Changes with every change of the item, its transcript or one of its files. */
  hash: string
  /** Files beside the item, best format first. */
  files: (StarterFile & { mime: string })[]
  poster: StarterFile
  /** Questions about the story; empty if none are written. They are not stored, so they are not part of `hash`. */
  story: StoryQuestion[]
}

const formats = [
  { name: 'video.webm', mime: 'video/webm' },
  { name: 'video.mp4', mime: 'video/mp4' },
]
const posters = ['poster.webp', 'poster.jpg', 'poster.svg']

/** A hash of 96 bits in 16 characters, which identifies the bytes of a file in its address. */
export const hashOfBytes = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 16)

const warn = (sentence: string) => process.emitWarning(sentence, 'VerbenaCatalogue')

/**
 * Reads `content/catalogue` in the order of ids. An unfinished or invalid item is left out, so that one broken folder does
 * not keep a server from starting; `onSkipped` gets the reason in one sentence.
 */
export function readStarterCatalogue(contentDirectory: string, onSkipped = warn): StarterItem[] {
  const root = join(contentDirectory, 'catalogue')
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      try {
        return [readItem(join(root, name))]
      } catch (error) {
        onSkipped(`The catalogue item ${name} is left out: ${reasonOf(error)}.`)
        return []
      }
    })
    .sort((a, b) => a.item.id.localeCompare(b.item.id))
}

/** @throws Error if a file is missing or invalid */
function readItem(folder: string): StarterItem {
  const itemText = readFileSync(join(folder, 'item.json'), 'utf8')
  const transcriptText = readFileSync(join(folder, 'transcript.json'), 'utf8')
  const files = formats
    .filter(({ name }) => existsSync(join(folder, name)))
    .map((format) => ({ ...format, hash: hashOfFile(folder, format.name) }))
  if (files.length === 0) throw new Error(`it has neither ${formats.map(({ name }) => name).join(' nor ')}`)
  const posterName = posters.find((name) => existsSync(join(folder, name)))
  if (!posterName) throw new Error(`it has no ${posters.join(' or ')}`)
  const poster = { name: posterName, hash: hashOfFile(folder, posterName) }
  const item = catalogueItemSchema.parse(JSON.parse(itemText))
  return {
    item,
    transcript: catalogueTranscriptSchema.parse(JSON.parse(transcriptText)),
    hash: createHash('sha256')
      .update(JSON.stringify([itemText, transcriptText, files, poster]))
      .digest('base64url'),
    files,
    poster,
    story: readStory(join(folder, 'questions.json'), item.lines.length),
  }
}

/** @throws Error for a question that cites a line which does not exist */
function readStory(file: string, lineCount: number): StoryQuestion[] {
  if (!existsSync(file)) return []
  const story = storyQuestionsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const wrong = story.find(({ line }) => line >= lineCount)
  if (wrong) throw new Error(`a question cites line ${wrong.line}, which does not exist`)
  return story
}

const hashOfFile = (folder: string, name: string) => hashOfBytes(readFileSync(join(folder, name)))

function reasonOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : String(error)
  const [issue] = error.issues
  return `${issue?.path.join('.')}: ${issue?.message}`
}
