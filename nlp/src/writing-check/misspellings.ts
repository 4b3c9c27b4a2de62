import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { normaliseText } from '@verbena/language/text/normalise-text'
import { textKey } from '@verbena/language/text/text-key'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { nearWords } from './near-words.ts'
import type { WrittenText, WrittenToken } from './tokens.ts'

/** A dictionary of correct spelling. */
export type SpellingDictionary = {
  isRight: (word: string) => boolean
  /** Best first; slow. */
  suggest: (word: string) => string[]
}

export type Misspelling = { start: number; end: number; word: string; fixes: string[] }

type Needs = {
  dictionary: SpellingDictionary
  lexicon: Lexicon
  /** Words that the learner keeps, folded. */
  ownWords: ReadonlySet<string>
}

/** Words that get suggestions at once; for more, the learner requests them one by one. */
const suggestedAtOnce = 10
/**
 * Hunspell takes a tenth of a second for one in French, and more for a long German one: it is asked about so many that
 * nothing is near, none of them long. About the rest the learner asks.
 */
const suggestionCallsMaximum = 1
const longestForSuggestions = 12
const fixesMaximum = 5
const longestWord = 50
const longFirstWord = 7
/** Addresses, handles and tags: their words are in no dictionary. */
const noProse =
  /(?:https?:\/\/|www\.)\S{1,300}|\S{1,64}@\S{1,100}|[@#][\p{L}\p{N}_]{1,60}|\S{1,60}\.(?:com|org|net|es|fr|de|it|no|gr)\b/gu
const latin = /^[\p{Script=Latin}'’-]+$/u

/** Words of a text that its language does not know, with what they may have meant. */
export function findMisspellings(written: WrittenText, needs: Needs): Misspelling[] {
  const spans = [...written.text.matchAll(noProse)].map(({ 0: { length }, index }) => [index, index + length])
  const isProse = ({ start }: WrittenToken) =>
    !spans.some(([from = 0, to = 0]) => start >= from && start < to)
  const names = namesIn(written)
  const known = { fixes: new Map<string, string[]>(), suggestionCalls: 0 }
  return written.sentences.flatMap(({ tokens }) => {
    const firstWord = tokens.findIndex(({ kind }) => kind !== 'mark')
    return tokens.flatMap((token, at) => {
      const isFirst = at === firstWord
      if (!isToBeChecked(token, written.language) || !isProse(token)) return []
      if (isRight(token.text, isFirst, written.language, needs)) return []
      const isCapital = /^\p{Lu}/u.test(token.text)
      const isNoun = packs[written.language]?.capitalNouns === true
      if (isCapital && !isFirst && !isNoun) return []
      if (isCapital && names.has(token.folded)) return []
      const fixes = fixesFor(token.text, known, written.language, needs)
      // A word with a capital that nothing like it stands beside is somebody's name.
      if (
        isCapital &&
        (token.text.length < 5 || !fixes.some((fix) => isCommon(fix, isFirst, written.language, needs)))
      )
        return []
      return [{ start: token.start, end: token.end, word: token.text, fixes }]
    })
  })
}

/** Words with a capital within a sentence; none where every noun has one. */
function namesIn({ sentences, language }: WrittenText): Set<string> {
  if (packs[language]?.capitalNouns) return new Set()
  return new Set(
    sentences.flatMap(({ tokens }) =>
      tokens.slice(1).flatMap(({ text, folded }) => (/^\p{Lu}/u.test(text) ? [folded] : [])),
    ),
  )
}

function isToBeChecked({ text, kind }: WrittenToken, language: TargetLanguageCode): boolean {
  if (kind !== 'word' || text.length < 2 || text.length > longestWord) return false
  if (!(packs[language]?.spelling?.script ?? latin).test(text)) return false
  if (/^['’]|['’]$/.test(text)) return false
  // Capitals alone are an abbreviation.
  return !/^[\p{Lu}'’-]{2,}$/u.test(text)
}

/** As it stands, with a small letter at the beginning of a sentence, or in the parts that hyphens join. */
function isRight(text: string, isFirst: boolean, language: TargetLanguageCode, needs: Needs): boolean {
  const word = normaliseText(text)
  const isKnown = (one: string) => one.length < 2 || isKnownWord(one, language, needs)
  if (isKnown(word) || isKnown(word.replace(/'s$/, ''))) return true
  if (isFirst && isKnown(word.charAt(0).toLowerCase() + word.slice(1))) return true
  return /[-']/.test(word) && word.split(/[-']/).every(isKnown)
}

function isKnownWord(word: string, language: TargetLanguageCode, needs: Needs): boolean {
  const { dictionary, lexicon, ownWords } = needs
  return (
    dictionary.isRight(word) ||
    ownWords.has(textKey(word)) ||
    lexicon.entries(language, word).some((concept) => isWrittenSo(concept.words[language], word)) ||
    isKnownForm(word, language, needs) ||
    withoutExtras(word, language).some((one) => one !== word && dictionary.isRight(one)) ||
    (packs[language]?.spelling?.lacksCompounds === true && isCompound(word, dictionary))
  )
}

/**
 * Any two words make a third: togstreik, favorittårstiden. Of less than four letters too many would fit, and a word with
 * one letter too few or too many of two alike is that word, misspelt: billeter, tanlegen.
 */
const isCompound = (word: string, dictionary: SpellingDictionary) =>
  !hasDoubledWrongly(word, dictionary) &&
  [...word].some((_, at) => {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    if (one.length < 3 || other.length < 4 || one.length + other.length < 8) return false
    return dictionary.isRight(other) && (dictionary.isRight(one) || dictionary.isRight(one.replace(/s$/, '')))
  })

const hasDoubledWrongly = (word: string, dictionary: SpellingDictionary) =>
  [...word].some((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    return (
      dictionary.isRight(before + letter + letter + after) ||
      (before.endsWith(letter) && dictionary.isRight(before + after))
    )
  })

/**
 * Forms that our packs know and the dictionary does not: those of a base that it lacks (neighbours, where it spells
 * neighbor), commands and their pronouns, and of Norwegian all, because its dictionary has few definite forms.
 */
function isKnownForm(word: string, language: TargetLanguageCode, { dictionary, lexicon }: Needs): boolean {
  if (/^\p{Lu}/u.test(word)) return false
  const { spelling } = packs[language] ?? {}
  return lexicon
    .readings(language, word)
    .some(
      ({ lemma, reasons }) =>
        spelling?.lacksForms === true ||
        !dictionary.isRight(lemma) ||
        reasons.includes('withPronoun') ||
        (spelling?.lacksImperatives === true && reasons.includes('imperative')),
    )
}

/** American spelling; Greek without the accent that the next word brings; German without the zu inside: loszufahren. */
function withoutExtras(word: string, language: TargetLanguageCode): string[] {
  const { stress, separablePrefixes = [], spelling } = packs[language] ?? {}
  const prefixes = separablePrefixes.filter((prefix) => word.startsWith(`${prefix}zu`))
  return [
    ...(spelling?.variants ?? []).map(([ending, other]) => word.replace(ending, other)),
    ...(stress ? [stress.once(word)] : []),
    ...prefixes.map((prefix) => prefix + word.slice(prefix.length + 2)),
  ]
}

/** Small letters match a word of the lexicon only where it is written with them: "english" is a mistake. */
const isWrittenSo = (words: readonly string[] | undefined, word: string) =>
  words?.some((one) => one === word || one.toLowerCase() === one) === true

function fixesFor(
  text: string,
  known: { fixes: Map<string, string[]>; suggestionCalls: number },
  language: TargetLanguageCode,
  { dictionary, lexicon }: Needs,
): string[] {
  const before = known.fixes.get(text)
  if (before || known.fixes.size >= suggestedAtOnce) return before ?? []
  const near = nearWords(text, { isRight: dictionary.isRight, lexicon, language })
  // A capital with nothing near is a name.
  const isWorthAsking = near.length === 0 && text.length <= longestForSuggestions && !/^\p{Lu}/u.test(text)
  const isAsked = isWorthAsking && known.suggestionCalls++ < suggestionCallsMaximum
  const fixes = (isAsked ? dictionary.suggest(text) : near).slice(0, fixesMaximum)
  known.fixes.set(text, fixes)
  return fixes
}

/** German names stand beside nouns only, which have their capital too; a long first word is hardly somebody's name. */
const isCommon = (fix: string, isFirst: boolean, language: TargetLanguageCode, { lexicon }: Needs) =>
  lexicon
    .readings(language, isFirst ? fix.toLowerCase() : fix)
    .concat(lexicon.readings(language, fix))
    .some(
      ({ concept }) =>
        !packs[language]?.capitalNouns ||
        concept.partOfSpeech === 'noun' ||
        (isFirst && fix.length >= longFirstWord),
    )
