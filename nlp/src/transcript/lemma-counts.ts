import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { lemmasOfForm } from './lemmas-in-text.ts'
import { runningWords } from './running-words.ts'

/**
 * Counts the lemmas of a text of several lines, by lemma key. Every running word counts once, with its most likely lemma (or
 * itself if the lexicon lacks it), so that the counts add up to the number of running words.
 * @example lemmaCounts(lexicon, 'es', ['Un gato', 'Dos gatos']) // Map { 'un' → 1, 'gato' → 2, 'dos' → 1 }
 */
export function lemmaCounts(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  lines: readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines)
    for (const word of runningWords(line, language)) {
      const [lemma = word] = lemmasOfForm(lexicon, language, word)
      counts.set(lemma, (counts.get(lemma) ?? 0) + 1)
    }
  return counts
}
