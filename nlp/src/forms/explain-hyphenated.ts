import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { Question } from '../lookup/explain.ts'

const partsMaximum = 4

/**
 * Explains a word with hyphens by its parts, labelled as a gloss: "Übersichts-Seite". A part that is unknown stays as it is,
 * if it is a name or an abbreviation ("USB-Stick").
 * @returns null if the last part is unknown
 */
export function explainHyphenated(
  { text }: Question,
  explain: (part: string) => Explanation | null,
): Explanation | null {
  const parts = text.split(/[-‐‑]/)
  if (parts.length < 2 || parts.length > partsMaximum || parts.some((part) => part.length < 2)) return null
  const known = parts.map(explain)
  const last = known.at(-1)
  const isClear = known.every((part, at) => part?.translation || /\p{Lu}/u.test(parts[at] ?? ''))
  if (!last?.translation || !isClear) return null
  const meanings = known.map((part, at) => part?.translation.split(', ')[0] || parts[at])
  return {
    word: text,
    translation: meanings.join(' · '),
    definition: '',
    example: '',
    parts,
    ...(last.partOfSpeech && { partOfSpeech: last.partOfSpeech }),
    ...(last.gender && { gender: last.gender }),
    source: `${last.source ?? ''}, word by word`,
  }
}
