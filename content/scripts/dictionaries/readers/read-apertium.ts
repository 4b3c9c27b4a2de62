import { readFileSync } from 'node:fs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { BaseForm } from '../graph/base-form-votes.ts'
import { classNumber } from '../graph/word-graph.ts'
import { sourceFactsOf } from '../graph-languages.ts'
import type { Transducer } from '../sources.ts'
import { cleanWord, isHeadword } from './clean-word.ts'
import { expandMachine } from './expand-transducer.ts'
import { readApertiumAnalysis } from './part-of-speech-tags.ts'
import type { Gathered } from './read-freedict.ts'
import { type Machine, readTransducer } from './transducer.ts'

/** Base forms by key of the form. */
export type FormTable = Map<string, BaseForm[]>

const limits = { words: 4_000_000, isLowerCaseOnly: false }

/** The sections with words. Others have patterns of numbers, addresses and compounds. */
const wordsOf = (file: string): Machine[] =>
  readTransducer(readFileSync(file)).filter(({ name }) => name.startsWith('main'))

/** Adds the pairs of a bilingual transducer in both directions. @returns the number of pairs */
export function readPairs(
  file: string,
  { from, to, source }: Extract<Transducer, { holds: 'pairs' }> & { source: number },
  { graph, details }: Gathered,
): number {
  const seen = new Set<string>()
  for (const machine of wordsOf(file))
    for (const [left, right] of expandMachine(machine, { ...limits, length: 60, hasSpaces: true })) {
      const [a, b] = [readApertiumAnalysis(left), readApertiumAnalysis(right)]
      if (!a || !b) continue
      const [word, other] = [cleanWord(a.word, from), cleanWord(b.word, to)]
      const pair = `${word}\t${other}\t${a.partOfSpeech}`
      if (!isHeadword(word) || !isHeadword(other) || seen.has(pair)) continue
      seen.add(pair)
      const [node, target] = [graph.nodeOf(from, word), graph.nodeOf(to, other)]
      const [own, others] = [classNumber(a.partOfSpeech), classNumber(b.partOfSpeech)]
      graph.addClass(node, own)
      graph.addClass(target, others)
      graph.link(node, { to: target, kind: 'pair', source, partOfSpeech: own, rank: 0 })
      graph.link(target, { to: node, kind: 'pair', source, partOfSpeech: others, rank: 0 })
      for (const [at, { gender }, partOfSpeech] of [[node, a, own] as const, [target, b, others] as const])
        if (gender) details.add(at, { source, partOfSpeech, gender, glosses: [], examples: [] })
    }
  return seen.size
}

/** Adds the inflected forms of a language to its table. */
export function readForms(
  file: string,
  { language, isLowerCaseOnly = false, source }: Extract<Transducer, { holds: 'forms' }> & { source: number },
  table: FormTable,
  { graph, details }: Gathered,
): void {
  const options = {
    ...limits,
    length: 32,
    hasSpaces: sourceFactsOf(language).formsHaveSpaces === true,
    isLowerCaseOnly,
  }
  for (const machine of wordsOf(file))
    for (const [form, analysis] of expandMachine(machine, options)) {
      const read = readApertiumAnalysis(analysis)
      if (!read || !isHeadword(read.word)) continue
      const { word: lemma, partOfSpeech, gender } = read
      const node = graph.nodeOf(language, lemma)
      graph.addClass(node, classNumber(partOfSpeech))
      if (gender)
        details.add(node, {
          source,
          partOfSpeech: classNumber(partOfSpeech),
          gender,
          glosses: [],
          examples: [],
        })
      const key = textKey(form)
      if (key === lemmaKey(lemma)) continue
      const known = table.get(key)
      if (!known) table.set(key, [{ lemma, partOfSpeech }])
      else if (!known.some((base) => base.lemma === lemma && base.partOfSpeech === partOfSpeech))
        known.push({ lemma, partOfSpeech })
    }
}
