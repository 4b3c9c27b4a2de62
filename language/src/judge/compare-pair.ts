import type { ComparableWord } from './answer-graph.ts'
import { isSlip } from './letter-edits.ts'

/**
 * A typed word and the word that was expected there: `same`; `accent`: the same except for accents; `slip`: a typing
 * mistake; `other`; `missing`: expected and not typed (`typed` is empty); `extra`: typed and not expected (`expected` is
 * empty).
 */
export type WordRun = {
  kind: 'same' | 'accent' | 'slip' | 'other' | 'missing' | 'extra'
  typed: string
  expected: string
}

export type PairRule = {
  /** Whether the language has a typed word, in exactly this spelling; then it is another word, and no slip. */
  isWord: (word: string) => boolean
  /** Whether accents matter: `never`, only where they make another `word`, or `always`. */
  accents: 'never' | 'word' | 'always'
  /** One spelling for all that are right: British and American. */
  respell?: ((key: string) => string) | undefined
}

/** Elided words before an apostrophe: l', qu', dell'. */
const elided = /^(\p{L}+['’])(\p{L}.*)$/u

export function kindOfPair(typed: ComparableWord, expected: ComparableWord, rule: PairRule): WordRun['kind'] {
  if (typed.plain === expected.plain || typed.spelledOut === expected.spelledOut) return 'same'
  const { respell } = rule
  if (respell && respell(typed.plain) === respell(expected.plain)) return 'same'
  const [word, wanted] = withoutElision(typed, expected)
  if (typed.key === expected.key) {
    if (rule.accents === 'never' || isInCapitals(typed.text)) return 'accent'
    return rule.accents === 'always' || rule.isWord(word.text) ? 'other' : 'accent'
  }
  return isSlip(word.key, wanted.key) && !rule.isWord(word.text) ? 'slip' : 'other'
}

/** Capitals are often written without accents. */
const isInCapitals = (text: string) => text.length > 1 && text === text.toUpperCase()

type Spelling = Pick<ComparableWord, 'text' | 'key'>

/** The words behind a common elision, because l'autonme is a slip of autonme. */
function withoutElision(typed: ComparableWord, expected: ComparableWord): [Spelling, Spelling] {
  if (!/['’]/.test(typed.text)) return [typed, expected]
  const [, start, text] = elided.exec(typed.text) ?? []
  const [, expectedStart, expectedText] = elided.exec(expected.text) ?? []
  if (
    !start ||
    !text ||
    !expectedText ||
    start.slice(0, -1).toLowerCase() !== expectedStart?.slice(0, -1).toLowerCase()
  )
    return [typed, expected]
  const length = start.length - 1
  return [
    { text, key: typed.key.slice(length) },
    { text: expectedText, key: expected.key.slice(length) },
  ]
}
