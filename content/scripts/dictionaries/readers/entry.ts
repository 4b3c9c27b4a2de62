import { readFreedictTags, type Tagged } from './part-of-speech-tags.ts'

export type TargetWord = Tagged & { text: string }

/** One parsed entry of a FreeDict dictionary. */
export type ParsedEntry = Tagged & {
  headword: string
  ipa?: string
  translations: TargetWord[]
  /** Explanations in the language of the headword. */
  glosses: string[]
  examples: { text: string; translation: string }[]
  /** Entries that it refers to; for an inflected form of German these name its base form. */
  see: string[]
}

/**
 * Parses the text of an entry. There are two styles: Ding's (tags after each word, indented quotations with translations,
 * `Synonym:`, `see:`) and WikDict's (numbered senses, each followed by an explanation).
 */
export function parseEntry(text: string): ParsedEntry {
  const [first = '', ...lines] = text.split('\n')
  const entry: ParsedEntry = { ...parseHeadline(first), translations: [], glosses: [], examples: [], see: [] }
  let isTranslationNext = true
  for (const line of lines) {
    if (line.trim() === '') continue
    const example = line.match(/^\s+"(.*)"\s+- (.*)$/)
    if (example) entry.examples.push({ text: example[1]!.trim(), translation: example[2]!.trim() })
    else if (/^\s+see: /.test(line)) entry.see.push(...namesIn(line))
    else if (/^\s+(Note:|Synonyms?:)/.test(line) || /^ \d+\.\s*$/.test(line)) isTranslationNext = false
    else {
      const numbered = line.match(/^\d+\. (.*)/)
      if (numbered || isTranslationNext) entry.translations.push(...translationsIn(numbered?.[1] ?? line))
      else entry.glosses.push(line.trim())
      isTranslationNext = false
    }
  }
  return entry
}

function parseHeadline(line: string): Tagged & { headword: string; ipa?: string } {
  const tags = line.match(/\s<([^<>]*)>\s*$/)
  const untagged = tags ? line.slice(0, tags.index) : line
  const sound = untagged.match(/\s\/{1,2}([^/]+)\/{1,2}(?=\s|$)/)
  const headword = (sound ? untagged.slice(0, sound.index) : untagged).trim()
  const ipa = sound?.[1]?.trim()
  // A question mark replaces a sound that is missing in the dictionary; brackets are another notation.
  return { headword, ...readFreedictTags(tags?.[1] ?? ''), ...(ipa && !/[?[\]]/.test(ipa) && { ipa }) }
}

const namesIn = (line: string) => [...line.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)

function translationsIn(line: string): TargetWord[] {
  // "blod 2." ends with the number of the next explanation.
  return splitOutsideBrackets(line.replace(/\s\d+\.\s*$/, '')).flatMap((part) => {
    // "fire <n>PIT": an abbreviation follows the tag without a space.
    const text = part
      .replace(/<[^<>]*>\S*/g, ' ')
      .replace(/\[[^[\]]*\]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const isSound = text.startsWith('/')
    return text && !isSound ? [{ text, ...readFreedictTags(part.match(/<([^<>]*)>/)?.[1] ?? '') }] : []
  })
}

function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!
    if ('(<['.includes(letter)) depth++
    else if (')>]'.includes(letter)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && (letter === ',' || letter === ';')) {
      parts.push(text.slice(start, i))
      start = i + 1
    }
  }
  return [...parts, text.slice(start)]
}
