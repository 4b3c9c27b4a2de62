import { textKey } from '@verbena/language/text/text-key'
import type { PhraseFile } from './phrase-file-schema.ts'

/** What may stand between a part of a phrase and the part before it, from nothing to a whole clause. */
export type Gap = 'none' | 'fillers' | 'object' | 'modifiers' | 'fronted' | 'clause' | 'final'

/** One part of a phrase that occupies a word. */
export type Part = {
  /** Forms that match as they are. */
  forms: ReadonlySet<string>
  /** Base forms that match in any form. */
  lemmas: ReadonlySet<string>
  isOptional: boolean
  /** The verb that the other parts belong to. */
  isHead: boolean
  /** The prefix of a separable verb, at the end of its clause. */
  isPrefix?: true
  /** The dative pronoun of "se me olvidó", which may be attached to the verb. */
  isClitic?: true
  /** Any number word or figure. */
  isNumber?: true
}

export type Step = { part: Part; gap: Gap }

/** One order in which the parts of a phrase may stand. */
export type Arrangement = readonly Step[]

export type PhrasePattern = {
  headword: string
  arrangements: readonly Arrangement[]
  /** The forms of the reflexive pronoun that the phrase needs. */
  reflexive?: ReadonlySet<string>
  /** The kind of word that has to follow. */
  next?: 'infinitive' | 'gerund'
}

type Header = Pick<PhraseFile, 'order' | 'slots'>
type Element = { slot: string } | { free: true } | { part: Part }

/**
 * @param split cuts a word as the words of a line are cut: "d'habitude" is d' and habitude
 * @throws Error for a pattern without words or with an unknown slot
 */
export function readPattern(
  pattern: string,
  header: Header,
  split: (word: string) => readonly string[],
): PhrasePattern {
  const pieces = pattern.split(' ').flatMap((piece) => (/[{/]/.test(piece) ? [piece] : split(piece)))
  const slots = pieces.flatMap((piece) => slotOf(piece) ?? [])
  for (const slot of slots) if (!header.slots[slot]) throw new Error(`${pattern}: unknown slot ${slot}`)
  const elements = withHead(pieces.map((piece) => elementOf(piece, header)))
  const steps = stepsOf(elements, header)
  if (steps.length === 0) throw new Error(`${pattern}: no words`)
  const reflexive = slots.find((slot) => slot.startsWith('refl'))
  const next = slots.flatMap((slot) => nextOf[slot] ?? [])[0]
  const separable = pieces.find((piece) => piece.includes('|'))
  return {
    headword: headwordOf(pattern.split(' '), header),
    arrangements: separable
      ? arrangementsOfSeparable(steps, separable)
      : arrangementsOf(steps, header, pieces.includes(freeMark)),
    ...(reflexive && header.slots[reflexive] && isBoundReflexive(reflexive, header)
      ? { reflexive: new Set(header.slots[reflexive].forms) }
      : {}),
    ...(next && { next }),
  }
}

const freeMark = '~'
const nextOf: Readonly<Record<string, PhrasePattern['next']>> = {
  inf: 'infinitive',
  ger: 'gerund',
}
const slotOf = (piece: string) => /^\{(\w+)\}$/.exec(piece)?.[1]
const bare = (piece: string) => piece.replace(/[()*|]/g, '')

/** Whether the reflexive pronoun stands where its verb wants it, not where the pattern has it. */
const isBoundReflexive = (slot: string, { slots }: Header) => slots[slot]?.forms !== undefined

function headwordOf(pieces: string[], { slots }: Header): string {
  return pieces
    .map((piece) => {
      const slot = slotOf(piece)
      if (slot) return slots[slot]?.shown ?? ''
      return piece === freeMark || piece.startsWith('(') ? '' : bare(piece.split('/')[0] ?? '')
    })
    .filter(Boolean)
    .join(' ')
    .replaceAll("' ", "'")
}

function elementOf(piece: string, { slots }: Header): Element {
  const slot = slotOf(piece)
  if (slot === 'num') return { part: partOf('', { isNumber: true }) }
  if (slot && (slot.startsWith('refl') || !slots[slot]?.forms)) return { slot }
  if (slot)
    return { part: partOf((slots[slot]?.forms ?? []).join('/'), slot === 'dat' ? { isClitic: true } : {}) }
  return piece === freeMark ? { free: true } : { part: partOf(piece.replace(/^.*\|/, '')) }
}

function partOf(piece: string, more: Partial<Part> = {}): Part {
  const isOptional = piece.startsWith('(')
  const words = piece.replace(/[()]/g, '').split('/')
  const keys = (isInflected: boolean) =>
    new Set(
      words
        .filter((word) => word !== '' && word.endsWith('*') === isInflected)
        .map((word) => textKey(word.replace('*', ''))),
    )
  return { forms: keys(false), lemmas: keys(true), isOptional, isHead: false, ...more }
}

/** The head is the first part that is inflected. A phrase without one has fixed words only. */
function withHead(elements: Element[]): Element[] {
  const head = elements.findIndex((element) => 'part' in element && element.part.lemmas.size > 0)
  return elements.map((element, index) =>
    index === head && 'part' in element ? { part: { ...element.part, isHead: true } } : element,
  )
}

const nounSlots = new Set(['obj', 'dat', 'time', 'place', 'adj', 'clause', 'gen'])

function stepsOf(elements: Element[], { slots }: Header): Step[] {
  const steps: Step[] = []
  const head = elements.findIndex((element) => 'part' in element && element.part.isHead)
  let gap: Gap = 'none'
  for (const [index, element] of elements.entries()) {
    if ('free' in element) gap = 'modifiers'
    else if ('slot' in element) gap = nounSlots.has(element.slot) ? 'object' : gap
    else {
      const before = steps.at(-1)?.part
      // "il n'y a pas": a negation may stand before each part that precedes the verb.
      const isAtHead = before?.isHead === true || (index <= head && steps.length > 0)
      const isTime = [...element.part.forms].some((form) => slots.time?.forms?.includes(form))
      const chosen: Gap = isTime ? 'object' : gap === 'none' && isAtHead ? 'fillers' : gap
      steps.push({ part: element.part, gap: chosen })
      gap = 'none'
    }
  }
  return steps
}

function arrangementsOf(steps: Step[], { order }: Header, isSplit: boolean): Arrangement[] {
  const head = steps.findIndex(({ part }) => part.isHead)
  if (head < 0 || steps.length === 1) return [steps]
  if (order === 'free')
    return freeOrders(steps.slice(0, head), steps.slice(head, head + 1), steps.slice(head + 1))
  return isSplit ? [steps, frontedOrder(steps, head)] : [steps]
}

/** "Quelle décision as-tu prise ?": the noun precedes the verb. */
function frontedOrder(steps: Step[], head: number): Arrangement {
  const [before, verb, after] = [steps.slice(0, head), steps[head], steps.slice(head + 1)]
  if (!verb) return steps
  return [...firstWith(after, 'none'), ...firstWith([...before, verb], 'fronted')]
}

/**
 * The orders of a verb and the parts before and after it in the pattern: "geht mir auf die Nerven", "dass er mir auf die
 * Nerven geht", "es geht um", "um Geld geht es".
 */
function freeOrders(before: readonly Step[], verb: readonly Step[], after: readonly Step[]): Arrangement[] {
  const groups = [before, verb, after].filter(({ length }) => length > 0)
  return permutationsOf(groups).map((order) =>
    order.flatMap((group, index) =>
      firstWith(group, index === 0 ? 'none' : group === verb ? 'final' : 'clause'),
    ),
  )
}

function permutationsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((others) => [item, ...others]),
  )
}

const firstWith = (steps: readonly Step[], gap: Gap): Step[] =>
  steps.map((step, index) => (index === 0 ? { ...step, gap } : step))

/** "fällt heute aus" and "dass er ausfällt". Other parts of the phrase are on either side of the verb. */
function arrangementsOfSeparable(steps: Step[], separable: string): Arrangement[] {
  const [prefix = '', verb = ''] = separable.split('|').map((piece) => textKey(bare(piece)))
  const head = steps.findIndex(({ part }) => part.isHead)
  const [before, after] = [steps.slice(0, head), steps.slice(head + 1)]
  const form = { isOptional: false, isHead: false, forms: new Set<string>(), lemmas: new Set<string>() }
  const headOf = (lemma: string): Step[] => [
    { part: { ...form, isHead: true, lemmas: new Set([lemma]) }, gap: 'none' },
  ]
  const last: Step = { part: { ...form, forms: new Set([prefix]), isPrefix: true }, gap: 'clause' }
  return [
    ...freeOrders(before, headOf(verb), after).map((order) => [...order, last]),
    ...freeOrders(before, headOf(prefix + verb), after),
  ]
}
