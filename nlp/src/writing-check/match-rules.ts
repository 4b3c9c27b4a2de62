import type { InterfaceLanguageCode } from '@verbena/language/interface-languages'
import type { LanguageCode } from '@verbena/language/languages'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { capitalised, fillTemplate, type Place } from './fix-text.ts'
import { createGrammarChecker } from './grammar/check-grammar.ts'
import type { GrammarFinding } from './grammar/grammar-context.ts'
import {
  compilePattern,
  compileToken,
  type Matched,
  type ReadSentence,
  readSentence,
} from './match-pattern.ts'
import type { TokenPattern, WritingRule } from './rule-schema.ts'
import type { WrittenText } from './tokens.ts'

/** The note of a rule on a range of a text; offsets are in UTF-16 units. */
export type RuleNote = {
  rule: Pick<WritingRule, 'id' | 'category' | 'topic' | 'weight'>
  start: number
  end: number
  /** Replacements of the range, best first. */
  fixes: string[]
  message: Readonly<Record<InterfaceLanguageCode, string>>
}

type ReadyRule = {
  rule: WritingRule
  match: (sentence: ReadSentence, at: number) => Matched[] | null
  fits: (sentence: ReadSentence, matched: readonly Matched[]) => boolean
}

export type RuleBook = {
  /** Notes in the order of the text. */
  check: (written: WrittenText, native: LanguageCode) => RuleNote[]
}

/**
 * Compiles the rules of a language. A rule that begins with a word is tried only at this word. The checks of grammar, which
 * hold for all words, run beside the rules; `isWord` asks the spelling dictionary whether a form that they make exists.
 */
export function createRuleBook(
  rules: readonly WritingRule[],
  lexicon: Lexicon,
  isWord?: (word: string) => boolean,
): RuleBook {
  const checkGrammar = createGrammarChecker(lexicon, isWord)
  const everywhere: ReadyRule[] = []
  const byWord = new Map<string, ReadyRule[]>()
  for (const rule of rules) {
    const { firstWords, match } = compilePattern(rule.pattern)
    const ready = { rule, match, fits: compileContextTests(rule) }
    if (!firstWords) everywhere.push(ready)
    for (const word of new Set(firstWords)) byWord.set(word, [...(byWord.get(word) ?? []), ready])
  }
  return {
    check: (written, native) =>
      written.sentences
        .flatMap((sentence) => {
          const read = readSentence(sentence, lexicon, written.language)
          const notes = sentence.tokens.flatMap(({ key }, at) =>
            [...(byWord.get(key) ?? []), ...everywhere].flatMap((ready) => {
              const { natives } = ready.rule
              if (natives && !natives.some((one) => one === native)) return []
              return notesAt(ready, written, read, at, lexicon)
            }),
          )
          const general = checkGrammar(read, written.text, written.language).map(noteOfFinding)
          return [...notes, ...general.filter((one) => !notes.some((note) => overlap(one, note)))]
        })
        .sort((one, other) => one.start - other.start || other.end - one.end),
  }
}

const overlap = (one: RuleNote, other: RuleNote) =>
  other.rule.weight !== 'advice' && one.start < other.end && other.start < one.end

const noteOfFinding = ({ id, category, ...rest }: GrammarFinding): RuleNote => ({
  rule: { id, category },
  ...rest,
})

function notesAt(
  { rule, match, fits }: ReadyRule,
  written: WrittenText,
  sentence: ReadSentence,
  at: number,
  lexicon: Lexicon,
): RuleNote[] {
  const matched = match(sentence, at)
  if (!matched || !fits(sentence, matched)) return []
  const span = markedSpan(rule, sentence, matched)
  if (!span) return []
  const place: Place = { written, sentence, matched, lexicon }
  const found = written.text.slice(span.start, span.end)
  const fixes = rule.fixes.flatMap((template) => {
    const fix = fillTemplate(template, rule, place)
    return fix === null ? [] : [withCaseOf(found, fix, template)]
  })
  const useful = [...new Set(fixes)].filter((fix) => fix !== found)
  if (useful.length === 0) return []
  const say = (text: string) => fillTemplate(text, rule, place) ?? text
  const message = { en: say(rule.message.en), es: say(rule.message.es) }
  return [{ rule, ...withSpace(written.text, span, useful), fixes: useful, message }]
}

/** A fix with the first capital of the text, unless the rule removes it. */
const withCaseOf = (found: string, fix: string, template: string) =>
  /^\p{Lu}/u.test(found) && !/^\{\d+:lower\}/.test(template) ? capitalised(fix) : fix

/** The range with a space, if the fix removes the word. */
function withSpace(text: string, { start, end }: { start: number; end: number }, fixes: readonly string[]) {
  if (!fixes.includes('')) return { start, end }
  return text[start - 1] === ' '
    ? { start: start - 1, end }
    : { start, end: text[end] === ' ' ? end + 1 : end }
}

function markedSpan(rule: WritingRule, { tokens }: ReadSentence, matched: readonly Matched[]) {
  const [first, last] = rule.mark ?? [1, matched.length]
  const spans = matched.slice(first - 1, last).filter(({ from, to }) => to > from)
  const start = tokens[spans[0]?.from ?? -1]?.start
  const end = tokens[(spans.at(-1)?.to ?? 0) - 1]?.end
  return start === undefined || end === undefined ? null : { start, end }
}

function compileContextTests(rule: WritingRule): ReadyRule['fits'] {
  const tests = (patterns: readonly TokenPattern[] = []) => patterns.map(compileToken)
  const [notBefore, notAfter] = [tests(rule.notBefore), tests(rule.notAfter)]
  const [inSentence, notInSentence] = [tests(rule.inSentence), tests(rule.notInSentence)]
  return (sentence, matched) => {
    const [from, to] = [matched[0]?.from ?? 0, matched.at(-1)?.to ?? 0]
    const somewhere = (fits: (sentence: ReadSentence, at: number) => boolean) =>
      sentence.tokens.some((_, at) => (at < from || at >= to) && fits(sentence, at))
    return (
      !notBefore.some((fits) => fits(sentence, from - 1)) &&
      !notAfter.some((fits) => fits(sentence, to)) &&
      inSentence.every(somewhere) &&
      !notInSentence.some(somewhere)
    )
  }
}
