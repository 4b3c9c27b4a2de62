import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { ElementPattern, PlainToken, TokenPattern } from './rule-schema.ts'
import type { WrittenSentence, WrittenToken } from './tokens.ts'
import { type Features, featuresAt } from './word-features.ts'

/** A sentence that rules are matched against. Its words are looked up once. */
export type ReadSentence = {
  tokens: readonly WrittenToken[]
  features: (at: number) => readonly Features[]
  /** Indexes of the first and the last word. */
  firstWord: number
  lastWord: number
}

type TokenTest = (sentence: ReadSentence, at: number) => boolean

/** The tokens from `from` up to, not including, `to` that one element of a pattern matches. */
export type Matched = { from: number; to: number }

/** A compiled pattern. */
export type Pattern = {
  /** The possible words of the first element in lower case, or null. A rule is tried only at these words. */
  firstWords: readonly string[] | null
  match: (sentence: ReadSentence, at: number) => Matched[] | null
}

export function readSentence(
  { tokens }: WrittenSentence,
  lexicon: Lexicon,
  language: TargetLanguageCode,
): ReadSentence {
  const known: (readonly Features[] | undefined)[] = []
  const isWord = ({ kind }: WrittenToken) => kind !== 'mark'
  return {
    tokens,
    firstWord: tokens.findIndex(isWord),
    lastWord: tokens.findLastIndex(isWord),
    features: (at) => {
      const features = known[at] ?? featuresAt(tokens, at, lexicon, language)
      known[at] = features
      return features
    },
  }
}

export function compilePattern(elements: readonly ElementPattern[]): Pattern {
  const steps = elements.map(compileElement)
  const [first] = elements
  return {
    firstWords: first && !('at' in first) && first.word && !first.optional ? alternatives(first.word) : null,
    match: (sentence, at) => matchFrom(steps, 0, sentence, at),
  }
}

type Step = { fewest: number; most: number; fits: TokenTest }

/** Matches elements with backtracking; longer matches of an element are tried first. */
function matchFrom(
  steps: readonly Step[],
  next: number,
  sentence: ReadSentence,
  at: number,
): Matched[] | null {
  const step = steps[next]
  if (!step) return []
  if (step.most === 0)
    return step.fits(sentence, at) ? behind({ from: at, to: at }, steps, next, sentence) : null
  let to = at
  while (to - at < step.most && to < sentence.tokens.length && step.fits(sentence, to)) to++
  for (; to - at >= step.fewest; to--) {
    const found = behind({ from: at, to }, steps, next, sentence)
    if (found) return found
  }
  return null
}

function behind(matched: Matched, steps: readonly Step[], next: number, sentence: ReadSentence) {
  const rest = matchFrom(steps, next + 1, sentence, matched.to)
  return rest && [matched, ...rest]
}

function compileElement(element: ElementPattern): Step {
  if ('at' in element)
    return { fewest: 0, most: 0, fits: element.at === 'sentenceStart' ? isAtStart : isAtEnd }
  return {
    fewest: element.optional ? 0 : 1,
    most: element.upTo ?? 1,
    fits: compileToken(element),
  }
}

const isAtStart: TokenTest = ({ firstWord }, at) => at <= firstWord
const isAtEnd: TokenTest = ({ lastWord }, at) => at > lastWord

/** Compiles the conditions on a token: its word, its readings and its exceptions. */
export function compileToken({ not, either, ...tests }: TokenPattern): TokenTest {
  const own = compilePlain(tests)
  const excluded = (Array.isArray(not) ? not : not ? [not] : []).map(compilePlain)
  const choices = either?.map(compilePlain)
  return (sentence, at) =>
    own(sentence, at) &&
    (!choices || choices.some((fits) => fits(sentence, at))) &&
    !excluded.some((fits) => fits(sentence, at))
}

const alternatives = (value: string) => value.split('|').map(textKey)

function compilePlain(tests: PlainToken): TokenTest {
  const ofForm = formTests(tests)
  const ofReading = readingTests(tests)
  const kind = tests.mark ? 'mark' : tests.digits ? 'digits' : undefined
  return (sentence, at) => {
    const token = sentence.tokens[at]
    if (!token || (kind ? token.kind !== kind : token.kind === 'mark')) return false
    if (!ofForm.every((fits) => fits(token))) return false
    return ofReading.length === 0 || readsAs(sentence.features(at), ofReading, tests.read)
  }
}

function readsAs(
  features: readonly Features[],
  tests: readonly ((features: Features) => boolean)[],
  read: PlainToken['read'] = 'every',
): boolean {
  const fits = (one: Features) => tests.every((test) => test(one))
  if (read === 'any') return features.some(fits)
  const [first] = features
  return first !== undefined && (read === 'first' ? fits(first) : features.every(fits))
}

function formTests({ word, ending, form, letter, mark }: PlainToken): ((token: WrittenToken) => boolean)[] {
  const found: ((token: WrittenToken) => boolean)[] = []
  if (word) {
    const words = new Set(alternatives(word))
    found.push(({ key }) => words.has(key))
  }
  if (mark) {
    const marks = new Set(mark.split('|'))
    found.push(({ text }) => marks.has(text))
  }
  if (ending) {
    const endings = alternatives(ending)
    found.push(({ key }) => endings.some((one) => key.length > one.length && key.endsWith(one)))
  }
  if (form) {
    const expression = new RegExp(`^(?:${form})$`, 'iu')
    found.push(({ key }) => key.length < 60 && expression.test(key))
  }
  if (letter) {
    const expression = letter === 'capital' ? /^\p{Lu}/u : /^\p{Ll}/u
    found.push(({ text }) => expression.test(text))
  }
  return found
}

function readingTests(tests: PlainToken): ((features: Features) => boolean)[] {
  const { lemma, pos, gender, number, person, has, hasNot, base, level, concept } = tests
  const found: ((features: Features) => boolean)[] = []
  const add = (value: string | undefined, of: (features: Features) => string | undefined) => {
    if (!value) return
    const wanted = new Set(value.split('|'))
    found.push((features) => wanted.has(of(features) ?? ''))
  }
  const lemmas = lemma && alternatives(lemma).join('|')
  add(lemmas, ({ reading }) => lemmaKey(reading.lemma))
  add(pos, ({ reading }) => reading.concept.partOfSpeech)
  add(level, ({ reading }) => reading.concept.level)
  add(concept, ({ reading }) => reading.concept.id)
  add(gender, (features) => features.gender)
  add(number, (features) => features.number)
  add(person, (features) => features.person)
  if (base) found.push(({ reading }) => reading.reasons.length === 0)
  if (has) found.push(hasReasons(has))
  if (hasNot) {
    const unwanted = hasReasons(hasNot)
    found.push((features) => !unwanted(features))
  }
  return found
}

/** `a b|c`: all of a and b, or c. */
function hasReasons(value: string) {
  const lists = value.split('|').map((list) => list.split(' '))
  return ({ reading }: Features) => {
    const reasons: readonly string[] = reading.reasons
    return lists.some((list) => list.every((name) => reasons.includes(name)))
  }
}
