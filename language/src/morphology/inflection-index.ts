import type { Contraction, FormReadings, InflectionRule, IrregularForms } from '../packs/inflection-data.ts'
import type { LanguagePack } from '../packs/language-pack.ts'
import { textKey } from '../text/text-key.ts'
import type { FormReason, PartOfSpeech } from './parts-of-speech.ts'

type OrderedRule = { rule: InflectionRule; order: number }
type Irregular = { lemma: string; partOfSpeech: PartOfSpeech | null; reasons: readonly FormReason[] }
/** A pack, indexed for lookups. */
export type Index = {
  /** Ending → beginning → rules. */
  rules: Map<string, Map<string, OrderedRule[]>>
  endingLengths: number[]
  beginningLengths: number[]
  irregular: Map<string, Irregular[]>
  contractions: Map<string, Contraction[]>
  /** Keys (`readingKey`) of readings for which an irregular form replaces the rules. */
  insteadOfRules: Set<string>
}

/** The key of a reading: the base and the reasons of its inflection. */
export const readingKey = (base: string, reasons: readonly FormReason[]) => `${base} ${reasons.join(' ')}`

/** Packs never change, so each is indexed once. */
const indexes = new WeakMap<LanguagePack, Index>()

/** The index of a pack. */
export function indexOf(pack: LanguagePack): Index {
  const known = indexes.get(pack)
  if (known) return known
  const index: Index = {
    rules: new Map(),
    endingLengths: lengthsOf(pack.rules.map(({ form }) => form)),
    beginningLengths: lengthsOf(pack.rules.map(({ formStart = '' }) => formStart)),
    irregular: irregularByForm(pack.irregular),
    contractions: grouped(pack.contractions, ({ form }) => textKey(form)),
    insteadOfRules: takenFromRules(pack.irregular),
  }
  for (const [order, rule] of pack.rules.entries()) {
    const beginnings = index.rules.get(rule.form) ?? new Map<string, OrderedRule[]>()
    const start = rule.formStart ?? ''
    const rules = beginnings.get(start) ?? []
    rules.push({ rule, order })
    beginnings.set(start, rules)
    index.rules.set(rule.form, beginnings)
  }
  indexes.set(pack, index)
  return index
}

const lengthsOf = (texts: string[]) => [...new Set(texts.map(({ length }) => length))].sort((a, b) => a - b)

function irregularByForm(irregular: IrregularForms): Map<string, Irregular[]> {
  const readings = Object.entries(irregular).flatMap(([lemma, { partOfSpeech, forms }]) =>
    Object.entries(forms).flatMap(([form, lists]) =>
      listsOf(lists).map((reasons) => ({ key: textKey(form), reading: { lemma, partOfSpeech, reasons } })),
    ),
  )
  const byKey = grouped(readings, ({ key }) => key)
  return new Map([...byKey].map(([key, found]) => [key, found.map(({ reading }) => reading)]))
}

function takenFromRules(irregular: IrregularForms): Set<string> {
  const taken = Object.entries(irregular).filter(([, { insteadOfRules }]) => insteadOfRules)
  return new Set(
    taken.flatMap(([base, { forms }]) =>
      Object.values(forms).flatMap((lists) => listsOf(lists).map((reasons) => readingKey(base, reasons))),
    ),
  )
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? []
    group.push(item)
    groups.set(keyOf(item), group)
  }
  return groups
}

/** The readings of a form as a list of lists, from any of the notations. */
export function listsOf(readings: FormReadings): readonly (readonly FormReason[])[] {
  const isOneList = (given: FormReadings): given is readonly FormReason[] => typeof given[0] !== 'object'
  return isOneList(readings) ? [readings] : readings
}
