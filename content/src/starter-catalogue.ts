import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CatalogueItem,
  type CatalogueTranscript,
  catalogueItemSchema,
  catalogueTranscriptSchema,
} from './media-schema.ts'

export type StarterItem = {
  item: CatalogueItem
  transcript: CatalogueTranscript
  /** Changes whenever the item, its transcript or the list of its files does. */
  hash: string
  /** File names beside the item, best format first. */
  files: { name: string; mime: string }[]
  poster: string
}

const formats = [
  { name: 'video.webm', mime: 'video/webm' },
  { name: 'video.mp4', mime: 'video/mp4' },
]
const posters = ['poster.webp', 'poster.jpg', 'poster.svg']

/** Reads every finished item of `content/catalogue`, in the order of their ids. @throws on a file that breaks its schema. */
export function readStarterCatalogue(contentDirectory: string): StarterItem[] {
  const root = join(contentDirectory, 'catalogue')
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'transcript.json')))
    .map((entry) => readItem(join(root, entry.name)))
    .sort((a, b) => a.item.id.localeCompare(b.item.id))
}

function readItem(folder: string): StarterItem {
  const itemText = readFileSync(join(folder, 'item.json'), 'utf8')
  const transcriptText = readFileSync(join(folder, 'transcript.json'), 'utf8')
  const files = formats.filter(({ name }) => existsSync(join(folder, name)))
  const poster = posters.find((name) => existsSync(join(folder, name))) ?? ''
  const hash = createHash('sha256')
    .update(JSON.stringify([itemText, transcriptText, files, poster]))
    .digest('base64url')
  return {
    item: catalogueItemSchema.parse(JSON.parse(itemText)),
    transcript: catalogueTranscriptSchema.parse(JSON.parse(transcriptText)),
    hash,
    files,
    poster,
  }
}
