import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { benchmarkSets, readBenchmark } from '@verbena/content/writing/benchmark'
import { readWritingRules } from '@verbena/content/writing/starter-rules'
import { readStyleBook } from '@verbena/content/writing/style-book'
import type { WritingNote } from '@verbena/contract/writing/writing-check'
import { type CourseLanguageCode, courseLanguageCodes, type LanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { createRuleBook } from '@verbena/nlp/writing-check/match-rules'
import { checkText } from '@verbena/server/features/writing-check/check-text'
import { harperNotes } from '@verbena/server/features/writing-check/external-checker-notes'
import { mergeNotes } from '@verbena/server/features/writing-check/merge-notes'
import { sourceNames } from '@verbena/server/features/writing-check/source-names'
import { createHarper } from '@verbena/server/providers/harper/harper'
import { createHunspellDictionaries } from '@verbena/server/providers/spelling/hunspell-dictionaries'
import { judge, show, toTable } from '../harness/report.ts'

const content = join(import.meta.dirname, '../..', 'content')
const heldOut = 'held-out'

type Mistake = { text: string; wrong: string; right: string | null; native: LanguageCode }
type Sentences = { mistakes: Mistake[]; correct: string[] }
type Totals = { mistakes: number; found: number; fixed: number; correct: number; alarms: number }

type Options = {
  /** `held-out`, or a set for development. */
  set?: string
  languages?: readonly CourseLanguageCode[]
  /** Called with each missed mistake, wrong fix and false alarm; never with held-out sentences. */
  onFault?: (line: string) => void
}

function sentencesOf(wanted: string, language: CourseLanguageCode): Sentences {
  if (wanted === heldOut)
    return JSON.parse(
      readFileSync(join(import.meta.dirname, '..', heldOut, language, 'writing.json'), 'utf8'),
    )
  const set = benchmarkSets.find((name) => name === wanted)
  if (!set) throw new Error(`which set? ${heldOut}, ${benchmarkSets.join(', ')}`)
  const { wrong, right } = readBenchmark(content, set, language)
  return {
    mistakes: wrong.map(({ text, error, fix, native }) => ({
      text,
      wrong: error,
      right: fix ?? null,
      native: native ?? 'es',
    })),
    correct: right,
  }
}

function openTools() {
  const onLost = (error: Error) => {
    throw error
  }
  return {
    lexicon: readStarterLexicon(content),
    openDictionary: createHunspellDictionaries(),
    harper: createHarper({ onLost, timeoutMs: 60_000 }),
  }
}
type Tools = ReturnType<typeof openTools>

/** The check as the server runs it without a network. */
async function checkerOf(language: CourseLanguageCode, { lexicon, openDictionary, harper }: Tools) {
  const dictionary = await openDictionary(language)
  const rules = createRuleBook(readWritingRules(content, language), lexicon, dictionary.isRight)
  const books = { lexicon, rules, style: readStyleBook(content, language), dictionary }
  return async (text: string, native: LanguageCode): Promise<WritingNote[]> => {
    const { notes } = checkText({ text, language, native, ownWords: [] }, books)
    const spelled = notes.filter(({ source }) => source === sourceNames.spelling)
    const ours = notes.filter(({ source }) => source !== sourceNames.spelling)
    const more = packs[language].tools?.harper ? harperNotes((await harper.check(text)) ?? [], 'en') : []
    return mergeNotes([ours, more, spelled]).filter(({ weight }) => weight === 'mistake')
  }
}

/** The text with the first fix of each note. */
const corrected = (text: string, notes: readonly WritingNote[]) =>
  notes
    .toReversed()
    .reduce((so, { start, end, fixes }) => so.slice(0, start) + (fixes[0] ?? '') + so.slice(end), text)

const spaced = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ').trim()

async function measure(
  language: CourseLanguageCode,
  tools: Tools,
  { set = heldOut, onFault }: Options,
): Promise<Totals> {
  const check = await checkerOf(language, tools)
  const { mistakes, correct } = sentencesOf(set, language)
  const totals = { mistakes: mistakes.length, found: 0, fixed: 0, correct: correct.length, alarms: 0 }
  const say = (line: string) => set !== heldOut && onFault?.(`${language} ${line}`)
  for (const { text, wrong, right, native } of mistakes) {
    const notes = await check(text, native)
    const start = text.indexOf(wrong)
    const there = notes.filter((note) => note.start < start + wrong.length && note.end > start)
    if (there.length > 0) totals.found++
    const wanted = right === null ? null : text.slice(0, start) + right + text.slice(start + wrong.length)
    const made = corrected(text, notes)
    const isFixed = wanted !== null && spaced(made) === spaced(wanted)
    if (isFixed) totals.fixed++
    const rules = notes.map(({ rule }) => rule).join(' ')
    if (there.length === 0)
      say(`missed: ${text} [${wrong} → ${right}]${rules ? ` (elsewhere ${rules})` : ''}`)
    else if (!isFixed && right !== null) say(`fix: ${text} → ${made} [${right}] (${rules})`)
  }
  for (const text of correct) {
    const notes = [...(await check(text, 'en')), ...(await check(text, 'es'))]
    if (notes.length > 0) totals.alarms++
    if (notes[0])
      say(`alarm: ${text} (${notes.map(({ rule, fixes }) => `${rule} → ${fixes[0] ?? ''}`).join(', ')})`)
  }
  return totals
}

const share = (part: number, whole: number) => (100 * part) / Math.max(1, whole)

/**
 * Measures the writing check by language: mistakes found (a note overlaps the wrong part), fixes that give the right text,
 * and false alarms in right sentences.
 */
export async function measureWriting(options: Options = {}): Promise<string> {
  const tools = openTools()
  const rows: string[][] = []
  for (const language of options.languages ?? courseLanguageCodes) {
    const { mistakes, found, fixed, correct, alarms } = await measure(language, tools, options)
    rows.push([
      language,
      judge(share(found, mistakes), { atLeast: 80 }, { digits: 1 }),
      show(share(fixed, mistakes), 1),
      judge(share(alarms, correct), { atMost: 2 }, { digits: 1 }),
    ])
  }
  await tools.harper.close()
  return toTable(['mistakes of learners', 'found %', 'fix right %', 'right sentences marked %'], rows)
}
