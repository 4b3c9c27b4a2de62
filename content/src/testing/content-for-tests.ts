import { join } from 'node:path'
import { readStarterCatalogue } from '../catalogue/starter-catalogue.ts'
import { readGrammarBook } from '../grammar/grammar-book.ts'
import { openLessonPictures, readLessonBook } from '../lessons/lesson-book.ts'
import { readStarterLexicon } from '../lexicon/starter-lexicon.ts'
import { readWritingSamples } from '../writing/writing-samples.ts'

/** The folder `content/` of this repository. */
export const contentDirectory = join(import.meta.dirname, '..', '..')

// Each is read once for all tests of a worker, so a test must not change it.

export const starterLexicon = readStarterLexicon(contentDirectory)
export const starterCatalogue = once(() => readStarterCatalogue(contentDirectory))
export const starterGrammarBook = once(() => readGrammarBook(contentDirectory))
export const starterLessonBook = once(() => readLessonBook(contentDirectory, starterLexicon))
export const starterLessonPictures = once(() => openLessonPictures(starterLessonBook()))
export const starterWritingSamples = once(() => readWritingSamples(contentDirectory))

function once<Content>(read: () => Content): () => Content {
  let content: { read: Content } | undefined
  return () => {
    content ??= { read: read() }
    return content.read
  }
}
