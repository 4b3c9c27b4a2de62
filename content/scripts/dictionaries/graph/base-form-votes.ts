import type { ListedForms } from '@verbena/language/packs/tool-facts'
import { textKey } from '@verbena/language/text/text-key'
import type { GraphLanguage } from '../graph-languages.ts'
import { cleanWord } from '../readers/clean-word.ts'
import type { ParsedEntry } from '../readers/entry.ts'
import { className, type WordGraph } from './word-graph.ts'

export type BaseForm = { lemma: string; partOfSpeech?: string }

export type BaseFormVotes = {
  add: (headword: string, entry: ParsedEntry) => void
  /** The base forms by key of the form, most likely first. */
  results: (graph: WordGraph) => Map<string, BaseForm[]>
}

/**
 * A dictionary may list inflected forms as entries without a part of speech (German "ging") or as plurals ("Kinder") that
 * refer to their base form, but also to its synonyms. Of all entries of a form most name the base form, which usually
 * begins like the form. A capital marks a noun.
 */
export function createBaseFormVotes(language: GraphLanguage, facts: ListedForms): BaseFormVotes {
  const votes = new Map<string, Map<string, number>>()
  return {
    add: (headword, { partOfSpeech, isPlural, see }) => {
      if ((partOfSpeech !== undefined && !isPlural) || headword.includes(' ')) return
      const counts = votes.get(headword) ?? new Map<string, number>()
      for (const [place, name] of see.entries()) {
        const word = cleanWord(name, language)
        if (word === '' || word.includes(' ') || word === headword) continue
        counts.set(word, (counts.get(word) ?? 0) + (place === 0 ? 2 : 1))
      }
      if (counts.size > 0) votes.set(headword, counts)
    },
    results: (graph) => {
      const results = new Map<string, BaseForm[]>()
      for (const [form, counts] of votes) {
        const bases = basesOf(form, counts, { language, facts, graph })
        if (bases.length === 0) continue
        const key = textKey(form)
        results.set(key, [...(results.get(key) ?? []), ...bases])
      }
      return results
    },
  }
}

const isNounForm = (form: string) => /^\p{Lu}/u.test(form)

type Needs = { language: GraphLanguage; facts: ListedForms; graph: WordGraph }

/** The base forms with the most votes, at most two. */
function basesOf(form: string, counts: Map<string, number>, needs: Needs): BaseForm[] {
  const scored = [...counts]
    .filter(([word]) => isNounForm(word) === isNounForm(form) && !counts.has(form))
    .map(([word, count]) => ({
      word,
      class: baseClass(word, needs),
      score: count * likeness(form, word, needs.facts),
    }))
    .filter(({ class: wordClass, score }) => wordClass !== undefined && score > 0)
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  return scored
    .filter(({ score }) => score >= best * 0.6)
    .slice(0, 2)
    .map(({ word, class: partOfSpeech }) => ({ lemma: word, ...(partOfSpeech && { partOfSpeech }) }))
}

/** The part of speech of a base form. A word without one is no base form. */
function baseClass(word: string, { language, facts, graph }: Needs) {
  const classes = graph.classesOf(graph.nodeOf(language, word))
  if (isNounForm(word)) return classes & (1 << 1) ? 'noun' : undefined
  if (facts.verb.test(word) && classes & (1 << 2)) return 'verb'
  for (let number = 3; number < 13; number++) if (classes & (1 << number)) return className(number)
  return undefined
}

/**
 * The number of common letters at the beginning, without prefix and case, plus a little for other forms ("war",
 * "sein").
 */
function likeness(form: string, word: string, { prefix, vowels }: ListedForms): number {
  const [a = '', b = ''] = [form, word].map((text) =>
    vowels.reduce((key, [changed, plain]) => key.replaceAll(changed, plain), textKey(text)),
  )
  const same = commonStart(a, b)
  const withoutPrefix = a.startsWith(prefix) ? commonStart(a.slice(prefix.length), b) : 0
  const most = Math.max(same, withoutPrefix)
  return most === 0 ? 0.05 : 0.4 + most / b.length
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
