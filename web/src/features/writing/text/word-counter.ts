import { countWords } from '@verbena/language/count-words'
import type { TargetLanguageCode } from '@verbena/language/languages'

/** Counts the words of a text that is being typed: only those lines are counted that were not there last time. */
export function createWordCounter(language: TargetLanguageCode): (text: string) => number {
  let known = new Map<string, number>()
  return (text) => {
    const counts = new Map<string, number>()
    let words = 0
    for (const line of text.split('\n')) {
      const count = counts.get(line) ?? known.get(line) ?? countWords(line, language)
      counts.set(line, count)
      words += count
    }
    known = counts
    return words
  }
}
