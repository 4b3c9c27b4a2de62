import { createBoundedCache } from '@verbena/language/cache/bounded-cache'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import { type Token, tokenise } from '@verbena/language/text/tokenise'

/** How far from the target text the context is read, in UTF-16 units. */
const contextReach = 300

/** The words around a target word, as keys, in order. */
export type ContextWindow = {
  words: readonly string[]
  /** The same as written: in German a capital marks a noun. */
  written: readonly string[]
  /** Index of the target word among them; -1 when it is not there. */
  at: number
  /** Whether a clause may end after the word at this place: a mark, a conjunction or nothing follows. */
  endsClause: (at: number) => boolean
}

/** The context of each word of a phrase is the phrase. */
export function insidePhrase(words: readonly { text: string }[]): (at: number) => ContextWindow {
  const folded = words.map(({ text }) => textKey(text))
  const written = words.map(({ text }) => text)
  return (at) => ({ words: folded, written, at, endsClause: (place) => place === folded.length - 1 })
}

/** The context of a selected text; it is cut into words on first use, because most words need no context. */
export function contextWindowOf(selected: Selected & { language: TargetLanguageCode }): () => ContextWindow {
  let known: ContextWindow | undefined
  return () => {
    known ??= cut(selected, selected.language)
    return known
  }
}

/** A text, the lines around it, and where in them it begins, when that is known. */
type Selected = { text: string; context: string; at?: number | undefined }

/** The context of each word of a text is the whole text. */
export function contextWindowsIn(text: string, language: TargetLanguageCode): (at: number) => ContextWindow {
  const whole = wordsAmong(tokenise(text, language), language)
  return (at) => ({ ...whole, at })
}

const letter = /[\p{L}\p{M}\p{N}]/u

/** Offset of the target text: as given, else where it is a word of its own ("de" is not in "gledet"), else anywhere. */
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

/** Learners look up several words of one line, so a line that was cut is cached. */
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
    endsClause: (at) => endsClause(tokens, places[at] ?? 0, clauseConjunctions),
  }
}

const placesOf = (tokens: Token[]) => tokens.flatMap((token, index) => (token.isWord ? [index] : []))

/** The word that begins where the text was found; found nowhere, the first that is spelled alike. */
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
