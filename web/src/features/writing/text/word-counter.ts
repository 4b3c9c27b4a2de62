import type { TargetLanguageCode } from '@verbena/language/languages'
import { countWords } from '@verbena/language/text/count-words'

/** Counts the words of a text while it is typed; only lines that changed since the last call are counted. */
export function createWordCounter(language: TargetLanguageCode): (text: string) => number {
  let previous = new Map<string, number>()
  return (text) => {
    const counts = new Map<string, number>()
    let words = 0
    for (const line of text.split('\n')) {
      const count = counts.get(line) ?? previous.get(line) ?? countWords(line, language)
      counts.set(line, count)
      words += count
    }
    previous = counts
    return words
  }
}
