import type { BaseFormVotes } from '../graph/base-form-votes.ts'
import { classNumber, type WordGraph } from '../graph/word-graph.ts'
import { type GraphLanguage, sourceFactsOf } from '../graph-languages.ts'
import { cleanWord, isHeadword, isTranslation } from './clean-word.ts'
import { readDictd } from './dictd.ts'
import { type ParsedEntry, parseEntry, type TargetWord } from './entry.ts'
import type { DetailsStore } from './word-details.ts'

export type Gathered = {
  graph: WordGraph
  details: DetailsStore
  /** The votes of languages whose inflected forms are entries. */
  votes: ReadonlyMap<GraphLanguage, BaseFormVotes>
}

type Pair = { base: string; from: GraphLanguage; to: GraphLanguage; source: number }

const mostTranslations = 8

/** Adds all entries of a FreeDict dictionary in both directions. @returns the number of entries */
export function readFreedict({ base, from, to, source }: Pair, { graph, details, votes }: Gathered): number {
  let entries = 0
  for (const text of readDictd(base)) {
    const entry = parseEntry(text)
    const headword = headwordOf(entry.headword, from)
    if (!isHeadword(headword)) continue
    const node = graph.nodeOf(from, headword)
    const translations = entry.translations
      .slice(0, mostTranslations)
      .map((target) => ({ target, word: cleanWord(target.text, to) }))
      .filter(({ word }) => isTranslation(word))
    if (translations.length > 0) entries++
    votes.get(from)?.add(headword, entry)
    const own = classNumber(entry.partOfSpeech ?? classByCapital(headword, from, entry.isPlural))
    graph.addClass(node, own)
    for (const [rank, { target, word }] of translations.entries()) {
      const partOfSpeech = own || classNumber(target.partOfSpeech ?? classByCapital(word, to, false))
      const other = graph.nodeOf(to, word)
      graph.addClass(node, partOfSpeech)
      graph.addClass(other, partOfSpeech)
      graph.link(node, { to: other, kind: 'entry', source, partOfSpeech, rank })
      graph.link(other, { to: node, kind: 'inverse', source, partOfSpeech, rank })
      addGender(other, target, partOfSpeech)
    }
    details.add(node, detailsOf(entry, headword, own, to, source))
  }
  return entries

  function addGender(node: number, { gender }: TargetWord, partOfSpeech: number) {
    if (gender) details.add(node, { source, partOfSpeech, gender, glosses: [], examples: [] })
  }
}

/** The headword of an entry. "austriaco, austriaca" has two forms of one word; other commas belong to a phrase. */
function headwordOf(text: string, language: GraphLanguage): string {
  const twoForms = text.match(/^(\S{3})(\S*), \1\S*$/u)
  return cleanWord(twoForms ? `${twoForms[1]}${twoForms[2]}` : text, language)
}

/** The part of speech by the capital, in languages whose nouns have capitals; otherwise undefined. */
function classByCapital(word: string, language: GraphLanguage, isPlural: boolean) {
  if (!sourceFactsOf(language).capitalNouns || word.includes(' ')) return undefined
  return isPlural || /^\p{Lu}\p{Ll}/u.test(word) ? 'noun' : undefined
}

function detailsOf(entry: ParsedEntry, headword: string, partOfSpeech: number, into: string, source: number) {
  const { gender, ipa } = entry
  return {
    source,
    partOfSpeech,
    ...(gender && !entry.isPlural && { gender }),
    ...(ipa && !headword.includes(' ') && ipa.length <= 40 && { ipa }),
    glosses: entry.glosses.filter(isReadable),
    examples: entry.examples
      .filter(({ text, translation }) => isReadable(text) && isReadable(translation))
      // Whole sentences come before phrases.
      .sort((a, b) => Number(isSentence(b.text)) - Number(isSentence(a.text)))
      .map((example) => ({ ...example, into })),
  }
}

const isReadable = (text: string) =>
  text.length >= 3 && text.length <= 200 && /\p{L}{2}/u.test(text) && !/[{}|<>\\]|[\p{Cc}]|\[\[/u.test(text)
const isSentence = (text: string) => /^\p{Lu}.* .*[.!?]$/u.test(text)
