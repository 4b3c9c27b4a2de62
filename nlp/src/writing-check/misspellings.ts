import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { normaliseText } from '@verbena/language/text/normalise-text'
import { textKey } from '@verbena/language/text/text-key'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { nearWords } from './near-words.ts'
import type { WrittenText, WrittenToken } from './tokens.ts'

/** A spelling dictionary. */
export type SpellingDictionary = {
  isRight: (word: string) => boolean
  /** Best first; slow. */
  suggest: (word: string) => string[]
}

export type Misspelling = { start: number; end: number; word: string; fixes: string[] }

type Needs = {
  dictionary: SpellingDictionary
  lexicon: Lexicon
  /** Text keys of words that the learner has saved. */
  ownWords: ReadonlySet<string>
}

/** Words that get suggestions at once. For others the learner requests them one by one. */
const suggestedAtOnce = 10
/**
 * Calls of Hunspell's `suggest`, which takes a tenth of a second in French, and more for a long German word. It is called for
 * short words without near words only. For others the learner requests suggestions.
 */
const suggestionCallsMaximum = 1
const longestForSuggestions = 12
const fixesMaximum = 5
const longestWord = 50
const longFirstWord = 7
/** Addresses, handles and tags, whose words are in no dictionary. */
const noProse =
  /(?:https?:\/\/|www\.)\S{1,300}|\S{1,64}@\S{1,100}|[@#][\p{L}\p{N}_]{1,60}|\S{1,60}\.(?:com|org|net|es|fr|de|it|no|gr)\b/gu
const latin = /^[\p{Script=Latin}'’-]+$/u

/** The misspelled words of a text, with suggestions. */
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
      if (isCapital && names.has(token.key)) return []
      const fixes = fixesFor(token.text, known, written.language, needs)
      // A word with a capital that resembles no word is a name.
      if (
        isCapital &&
        (token.text.length < 5 || !fixes.some((fix) => isCommon(fix, isFirst, written.language, needs)))
      )
        return []
      return [{ start: token.start, end: token.end, word: token.text, fixes }]
    })
  })
}

/** Words with a capital within a sentence; none in languages whose nouns have capitals. */
function namesIn({ sentences, language }: WrittenText): Set<string> {
  if (packs[language]?.capitalNouns) return new Set()
  return new Set(
    sentences.flatMap(({ tokens }) =>
      tokens.slice(1).flatMap(({ text, key }) => (/^\p{Lu}/u.test(text) ? [key] : [])),
    ),
  )
}

function isToBeChecked({ text, kind }: WrittenToken, language: TargetLanguageCode): boolean {
  if (kind !== 'word' || text.length < 2 || text.length > longestWord) return false
  if (!(packs[language]?.spelling?.script ?? latin).test(text)) return false
  if (/^['’]|['’]$/.test(text)) return false
  // A word in capitals is an abbreviation.
  return !/^[\p{Lu}'’-]{2,}$/u.test(text)
}

/** Whether a word is right: as it is, in lower case at the beginning of a sentence, or in the parts between hyphens. */
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
 * Whether a word is a compound of two words: togstreik, favorittårstiden. Parts of less than four letters would match too
 * often. A word that differs from a known one by a double letter is misspelled: billeter, tanlegen.
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
 * Whether our packs know a form that the dictionary lacks: forms of a base that it lacks (neighbours, if it has neighbor),
 * imperatives with pronouns, and all Norwegian forms, because the Norwegian dictionary has few definite forms.
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

/** Other spellings of a word: American, Greek without the second accent, German without "zu" (loszufahren). */
function withoutExtras(word: string, language: TargetLanguageCode): string[] {
  const { stress, separablePrefixes = [], spelling } = packs[language] ?? {}
  const prefixes = separablePrefixes.filter((prefix) => word.startsWith(`${prefix}zu`))
  return [
    ...(spelling?.variants ?? []).map(([ending, other]) => word.replace(ending, other)),
    ...(stress ? [stress.once(word)] : []),
    ...prefixes.map((prefix) => prefix + word.slice(prefix.length + 2)),
  ]
}

/** Whether the lexicon has a word in this case: "english" is a mistake. */
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
  // A word with a capital and without near words is a name.
  const isWorthAsking = near.length === 0 && text.length <= longestForSuggestions && !/^\p{Lu}/u.test(text)
  const isAsked = isWorthAsking && known.suggestionCalls++ < suggestionCallsMaximum
  const fixes = (isAsked ? dictionary.suggest(text) : near).slice(0, fixesMaximum)
  known.fixes.set(text, fixes)
  return fixes
}

/** Whether a suggestion is likely. German names have capitals like nouns; a long first word is rarely a name. */
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
