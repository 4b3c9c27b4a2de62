import { readStarterCatalogue } from '@verbena/content/catalogue/starter-catalogue'
import { readGrammarBook } from '@verbena/content/grammar/grammar-book'
import { readLessonBook } from '@verbena/content/lessons/lesson-book'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { readWritingSamples } from '@verbena/content/writing/writing-samples'

export type Content = ReturnType<typeof readContent>

/**
 * Reads the content of the product, which takes less than half a second.
 * @param directory the folder `content`
 * @param warn called with a sentence about an item that is left out
 */
export function readContent(directory: string, warn: (sentence: string) => void) {
  const lexicon = readStarterLexicon(directory)
  const catalogue = readStarterCatalogue(directory, warn)
  return {
    lexicon,
    lessons: readLessonBook(directory, lexicon),
    grammar: readGrammarBook(directory),
    writingSamples: readWritingSamples(directory),
    catalogue,
    stories: new Map(catalogue.map(({ item, story }) => [item.id, story])),
  }
}
