import { createBoundedCache } from '@verbena/language/cache/bounded-cache'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import { type Token, tokenise } from '@verbena/language/text/tokenise'

/** The length of the context on each side of the target text, in UTF-16 units. */
const contextReach = 300

/** The words around a target word, as keys, in order. */
export type ContextWindow = {
  words: readonly string[]
  /** The words as they are written, because in German a capital marks a noun. */
  written: readonly string[]
  /** The punctuation after each word, without spaces; empty for none. */
  marks: readonly string[]
  /** Index of the target word; -1 if the context does not contain it. */
  at: number
  /** Whether a clause may end after the word at this index: punctuation, a conjunction or nothing follows. */
  endsClause: (at: number) => boolean
}

/** The context of each word of a phrase is the phrase. */
export function insidePhrase(words: readonly { text: string }[]): (at: number) => ContextWindow {
  const keys = words.map(({ text }) => textKey(text))
  const written = words.map(({ text }) => text)
  const marks = words.map(() => '')
  return (at) => ({ words: keys, written, marks, at, endsClause: (place) => place === keys.length - 1 })
}

/** The context of a selected text. It is cut into words on first use, because most words need no context. */
export function contextWindowOf(selected: Selected & { language: TargetLanguageCode }): () => ContextWindow {
  let known: ContextWindow | undefined
  return () => {
    known ??= cut(selected, selected.language)
    return known
  }
}

/** A text, its context, and its offset in the context if it is known. */
type Selected = { text: string; context: string; at?: number | undefined }

/** The context of each word of a text is the whole text. */
export function contextWindowsIn(text: string, language: TargetLanguageCode): (at: number) => ContextWindow {
  const whole = wordsAmong(tokenise(text, language), language)
  return (at) => ({ ...whole, at })
}

const letter = /[\p{L}\p{M}\p{N}]/u

/**
 * The offset of the target text: the given one, else its first occurrence as a separate word ("de" is not in
 * "gledet"), else any occurrence.
 */
export function placeIn({ text, context, at: givenStart }: Selected): number {
  if (givenStart !== undefined && context.startsWith(text, givenStart)) return givenStart
  const first = context.indexOf(text)
  for (let at = first; at >= 0 && text !== ''; at = context.indexOf(text, at + 1))
    if (!letter.test(context[at - 1] ?? '') && !letter.test(context[at + text.length] ?? '')) return at
  return first
}

function cut(selected: Selected, language: TargetLanguageCode): ContextWindow {
  const { text, context } = selected
  const found = placeIn(selected)
  const from = Math.max(0, found - contextReach)
  const near = context.slice(from, Math.max(0, found) + text.length + contextReach)
  const { tokens, places, whole } = cutText(near, language)
  return { ...whole, at: placeOf(tokens, places, textKey(text), found - from) }
}

type CutText = { tokens: Token[]; places: number[]; whole: Omit<ContextWindow, 'at'> }

/** Tokenised contexts are cached, because learners look up several words of one line. */
const cutTexts = createBoundedCache<CutText>(200)

const cutText = (text: string, language: TargetLanguageCode): CutText =>
  cutTexts.of(`${language} ${text}`, () => {
    const tokens = tokenise(text, language)
    return { tokens, places: placesOf(tokens), whole: wordsAmong(tokens, language) }
  })

function wordsAmong(tokens: Token[], language: TargetLanguageCode): Omit<ContextWindow, 'at'> {
  const { clauseConjunctions = [] } = packs[language] ?? {}
  const places = placesOf(tokens)
  const written = places.map((index) => tokens[index]?.text ?? '')
  return {
    words: written.map(textKey),
    written,
    marks: places.map((index) => marksIn(tokens[index + 1])),
    endsClause: (at) => endsClause(tokens, places[at] ?? 0, clauseConjunctions),
  }
}

const marksIn = (token: Token | undefined) =>
  token === undefined || token.isWord ? '' : token.text.replace(/\s+/g, '')

const placesOf = (tokens: Token[]) => tokens.flatMap((token, index) => (token.isWord ? [index] : []))

/** The index of the word at the offset of the text, or else of the first word with the same spelling. */
function placeOf(tokens: Token[], places: number[], word: string, start: number): number {
  const begins = places.findIndex((index) => {
    const token = tokens[index]
    return token !== undefined && token.start <= start && start < token.start + token.text.length
  })
  return begins >= 0 ? begins : places.findIndex((index) => textKey(tokens[index]?.text ?? '') === word)
}

function endsClause(tokens: Token[], index: number, conjunctions: readonly string[]): boolean {
  const [between, next] = [tokens[index + 1], tokens[index + 2]]
  if (!between || /[^\s"'’”»)\]]/u.test(between.text)) return true
  return !next || conjunctions.includes(textKey(next.text))
}
