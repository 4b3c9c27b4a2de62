import type { TargetLanguageCode } from '@verbena/language/languages'
import { type Token, tokenise } from '@verbena/language/tokenise'
import { foldForm } from './lexicon.ts'

/** What stands further from the touched text, in UTF-16 units, does not decide what it means. */
const contextReach = 300

/** The words around a touched one, folded, in order. */
export type Surroundings = {
  words: readonly string[]
  /** Place of the touched word among them; -1 when it does not stand there. */
  at: number
  /** Whether a clause may end after the word at this place: a mark, a conjunction or nothing follows. */
  endsClause: (at: number) => boolean
}

/** A phrase that was touched, word by word: each stands among the others. */
export function insidePhrase(words: readonly { text: string }[]): (at: number) => Surroundings {
  const folded = words.map(({ text }) => foldForm(text))
  return (at) => ({ words: folded, at, endsClause: (place) => place === folded.length - 1 })
}

/** Cut into words when first asked for, and once: most words mean the same everywhere. */
export function surroundingsOf(
  text: string,
  context: string,
  language: TargetLanguageCode,
): () => Surroundings {
  let known: Surroundings | undefined
  return () => {
    known ??= cut(text, context, language)
    return known
  }
}

function cut(text: string, context: string, language: TargetLanguageCode): Surroundings {
  const found = context.indexOf(text)
  const from = Math.max(0, found - contextReach)
  const near = context.slice(from, Math.max(0, found) + text.length + contextReach)
  const tokens = tokenise(near, language)
  const places = tokens.flatMap((token, index) => (token.isWord ? [index] : []))
  const words = places.map((index) => foldForm(tokens[index]?.text ?? ''))
  return {
    words,
    at: placeOf(tokens, places, foldForm(text), found - from),
    endsClause: (at) => endsClause(tokens, places[at] ?? 0),
  }
}

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
