import type { TargetLanguageCode } from '@verbena/language/languages'
import { createRecentAnswers } from '@verbena/language/recent-answers'
import { type Token, tokenise } from '@verbena/language/tokenise'
import { foldForm } from './lexicon.ts'

/** What stands further from the touched text, in UTF-16 units, does not decide what it means. */
const contextReach = 300

/** The words around a touched one, folded, in order. */
export type Surroundings = {
  words: readonly string[]
  /** The same as written: a German capital says noun. */
  written: readonly string[]
  /** Place of the touched word among them; -1 when it does not stand there. */
  at: number
  /** Whether a clause may end after the word at this place: a mark, a conjunction or nothing follows. */
  endsClause: (at: number) => boolean
}

/** A phrase that was touched, word by word: each stands among the others. */
export function insidePhrase(words: readonly { text: string }[]): (at: number) => Surroundings {
  const folded = words.map(({ text }) => foldForm(text))
  const written = words.map(({ text }) => text)
  return (at) => ({ words: folded, written, at, endsClause: (place) => place === folded.length - 1 })
}

/** Cut into words when first asked for, and once: most words mean the same everywhere. */
export function surroundingsOf(selected: Selected & { language: TargetLanguageCode }): () => Surroundings {
  let known: Surroundings | undefined
  return () => {
    known ??= cut(selected, selected.language)
    return known
  }
}

/** A text, the lines around it, and where in them it begins, when that is known. */
type Selected = { text: string; context: string; at?: number | undefined }

/** A whole text: each of its words stands among the others. */
export function surroundingsIn(text: string, language: TargetLanguageCode): (at: number) => Surroundings {
  const whole = wordsAmong(tokenise(text, language))
  return (at) => ({ ...whole, at })
}

const letter = /[\p{L}\p{M}\p{N}]/u

/** Where the touched text stands: as told, or by itself ("de" is not in "gledet"), or else where it is found at all. */
export function placeIn({ text, context, at: told }: Selected): number {
  if (told !== undefined && context.startsWith(text, told)) return told
  const first = context.indexOf(text)
  for (let at = first; at >= 0 && text !== ''; at = context.indexOf(text, at + 1))
    if (!letter.test(context[at - 1] ?? '') && !letter.test(context[at + text.length] ?? '')) return at
  return first
}

function cut(selected: Selected, language: TargetLanguageCode): Surroundings {
  const { text, context } = selected
  const found = placeIn(selected)
  const from = Math.max(0, found - contextReach)
  const near = context.slice(from, Math.max(0, found) + text.length + contextReach)
  const { tokens, places, whole } = cutText(near, language)
  return { ...whole, at: placeOf(tokens, places, foldForm(text), found - from) }
}

type CutText = { tokens: Token[]; places: number[]; whole: Omit<Surroundings, 'at'> }

/** Who touches one word of a line touches others of it: then it is cut already, and its base forms are known. */
const cutTexts = createRecentAnswers<CutText>(200)

const cutText = (text: string, language: TargetLanguageCode): CutText =>
  cutTexts.of(`${language} ${text}`, () => {
    const tokens = tokenise(text, language)
    return { tokens, places: placesOf(tokens), whole: wordsAmong(tokens) }
  })

function wordsAmong(tokens: Token[]): Omit<Surroundings, 'at'> {
  const places = placesOf(tokens)
  const written = places.map((index) => tokens[index]?.text ?? '')
  return {
    words: written.map(foldForm),
    written,
    endsClause: (at) => endsClause(tokens, places[at] ?? 0),
  }
}

const placesOf = (tokens: Token[]) => tokens.flatMap((token, index) => (token.isWord ? [index] : []))

/** The word that begins where the text was found; found nowhere, the first that is spelled alike. */
function placeOf(tokens: Token[], places: number[], word: string, start: number): number {
  const begins = places.findIndex((index) => {
    const token = tokens[index]
    return token !== undefined && token.start <= start && start < token.start + token.text.length
  })
  return begins >= 0 ? begins : places.findIndex((index) => foldForm(tokens[index]?.text ?? '') === word)
}

const conjunctions = new Set(['und', 'oder', 'aber', 'denn', 'sondern'])

function endsClause(tokens: Token[], index: number): boolean {
  const [between, next] = [tokens[index + 1], tokens[index + 2]]
  if (!between || /[^\s"'’”»)\]]/u.test(between.text)) return true
  return !next || conjunctions.has(foldForm(next.text))
}
