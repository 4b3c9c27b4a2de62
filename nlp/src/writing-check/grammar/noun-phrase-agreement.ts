import { lemmaKey } from '@verbena/language/text/lemma-key'
import { type Features, featuresOfReading } from '../word-features.ts'
import { allCells, type Cells, cellsOf, determinersOf, lettersOf, singleCells } from './cells.ts'
import { governorAt } from './governor.ts'
import {
  featuresOf,
  found,
  type GrammarContext,
  type GrammarFinding,
  keyAt,
  textAt,
} from './grammar-context.ts'
import { type Member, type NounPhrase, nounPhraseAt } from './noun-phrase.ts'
import { joinWords, reasonOf } from './phrase-text.ts'
import { adjectiveCells, nounCells } from './word-cells.ts'

/** Costs of changing a member, so that the fewest words change; the gender of a noun never does. */
const costs = { determiner: 1, adjective: 1, noun: 1.2, nounAfterPlural: 0.9 }

/** Finds noun phrases whose words agree in no cell, and gives the nearest phrase that does. */
export function nounPhraseAgreement(context: GrammarContext): GrammarFinding[] {
  const findings: GrammarFinding[] = []
  for (let at = 0; at < context.sentence.tokens.length; at++) {
    const phrase = nounPhraseAt(context, at)
    if (!phrase) continue
    const finding = disagreement(context, phrase)
    if (finding.length > 0 || phrase.members[0]?.kind === 'determiner') at = phrase.to
    findings.push(...finding)
  }
  return findings
}

export function disagreement(context: GrammarContext, phrase: NounPhrase): GrammarFinding[] {
  const { facts } = context
  const governor = governorAt(context, phrase.from)
  const { members } = phrase
  if (members.length < 2 && !governor) return []
  if (members.length < 2 && phrase.members[0]?.kind === 'noun') return []
  const shared = members.reduce((so, { cells }) => so & cells, governor?.cells ?? allCells(facts))
  if (shared !== 0) return []
  const target = cheapestCell(context, phrase, governor?.cells ?? allCells(facts), governor?.preferred)
  if (!target) return []
  const changed = members.filter(({ cells }) => !(cells & target))
  const [first, last] = [changed[0], changed.at(-1)]
  if (!first || !last) return []
  const words = new Map<number, string>()
  for (const member of changed.toReversed()) {
    const next = words.get(member.at + 1) ?? textAt(context, member.at + 1)
    const form = formOf(context, member, target, phrase.isStrong, next)
    if (form === undefined) return []
    words.set(member.at, form)
  }
  // A determiner whose form depends on the sound of a changed word changes with it.
  return found(
    context,
    { from: first.at, to: last.at },
    {
      id: changed.some(({ kind }) => kind === 'noun') ? 'noun-agreement' : `${first.kind}-agreement`,
      category: 'agreement',
      fixes: [joinWords(context, first.at, last.at, words)],
      message: reasonOf(context, phrase, target, governor),
    },
  )
}

function cheapestCell(
  context: GrammarContext,
  { members, noun }: NounPhrase,
  allowed: Cells,
  preferred: Cells = 0,
): Cells | null {
  const { facts } = context
  const genders = [...new Set(singleCells(noun.cells).map((cell) => lettersOf(facts, cell).gender))].join('')
  const reachable = cellsOf(facts, { gender: genders }) & allowed
  const determiner = members.find(({ kind }) => kind === 'determiner')
  const isPlural = determiner && (determiner.cells & cellsOf(facts, { number: 's' })) === 0
  let best: { cell: Cells; cost: number } | null = null
  for (const cell of singleCells(reachable)) {
    let cost = preferred && !(preferred & cell) ? 0.3 : 0
    for (const member of members) {
      if (member.cells & cell) continue
      if (member.kind !== 'noun') {
        const isPossible = member.kind === 'adjective' || hasForm(context, member, cell)
        cost += isPossible ? costs[member.kind] : 100
      } else cost += isPlural && lettersOf(facts, cell).number === 'p' ? costs.nounAfterPlural : costs.noun
    }
    if (!best || cost < best.cost) best = { cell, cost }
  }
  return best && best.cost < 50 ? best.cell : null
}

const hasForm = ({ facts }: GrammarContext, { tables = [] }: Member, cell: Cells) =>
  tables.some((table) => determinersOf(facts).form(table, cell, '') !== undefined)

/** The form of a member for a cell. */
function formOf(
  context: GrammarContext,
  member: Member,
  cell: Cells,
  isStrong: boolean,
  next: string,
): string | undefined {
  const { facts } = context
  if (member.kind === 'determiner')
    return (member.tables ?? [])
      .map((table) => determinersOf(facts).form(table, cell, next))
      .find((form) => form !== undefined)
  return inflected(context, member.at, member.kind, cell, isStrong)
}

export function inflected(
  context: GrammarContext,
  at: number,
  kind: 'adjective' | 'noun',
  cell: Cells,
  isStrong: boolean,
): string | undefined {
  const { facts, inflector, pack, language, lexicon } = context
  const key = keyAt(context, at) ?? ''
  if (kind === 'adjective' && facts.adjectiveEndings) return withEnding(context, at, cell, isStrong)
  const cellsOfForm = (one: Features, form: string) =>
    kind === 'noun'
      ? nounCells(facts, one, lemmaKey(form), pack)
      : adjectiveCells(facts, one, lemmaKey(form), isStrong)
  for (const one of featuresOf(context, at)) {
    const isNoun = one.reading.concept.partOfSpeech === 'noun'
    if (isNoun !== (kind === 'noun')) continue
    const forms = inflector.forms(one.reading, (reading) =>
      kind === 'noun'
        ? true
        : !reading.reasons.includes('comparative') === !one.reading.reasons.includes('comparative'),
    )
    const fitting = forms.filter((form) =>
      lexicon
        .readings(language, form)
        .filter((reading) => reading.concept === one.reading.concept)
        .some((reading) => {
          const features = featuresOfForm(context, form, reading)
          return (cellsOfForm(features, form) & cell) !== 0
        }),
    )
    const [nearest] = fitting.toSorted((a, b) => distance(a, key) - distance(b, key))
    if (nearest)
      return kind === 'noun' && pack.capitalNouns
        ? nearest.charAt(0).toUpperCase() + nearest.slice(1)
        : nearest
  }
  return undefined
}

/** German: the stem of an adjective with the ending of a cell. */
function withEnding(context: GrammarContext, at: number, cell: Cells, isStrong: boolean): string | undefined {
  const { facts } = context
  const key = keyAt(context, at) ?? ''
  const lemma = featuresOf(context, at).find(({ reading }) => reading.concept.partOfSpeech === 'adjective')
    ?.reading.lemma
  if (!lemma) return undefined
  const { gender, number, of } = lettersOf(facts, cell)
  const name = number === 'p' ? `${of}p` : `${of}${gender}s`
  const endings = Object.entries(facts.adjectiveEndings?.[isStrong ? 'strong' : 'weak'] ?? {})
  const ending = endings.find(([, names]) => names.includes(name))?.[0]
  const isBase = key === lemmaKey(lemma) && !/(?:[^auo]er|e)$/.test(key)
  const stem = isBase
    ? key
        .replace(/el$/, 'l')
        .replace(/([aeu]u)er$/, '$1r')
        .replace(/^hoch$/, 'hoh')
    : key.replace(/(?:en|em|er|es|e)$/, '')
  return ending === undefined ? undefined : stem + ending
}

/** The features of a form outside a sentence. */
function featuresOfForm(context: GrammarContext, form: string, reading: Features['reading']): Features {
  const { lexicon, language } = context
  return featuresOfReading(reading, lemmaKey(form), lexicon, language)
}

/** How many letters differ at the end. */
function distance(one: string, other: string): number {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  return one.length + other.length - 2 * same
}
