/**
 * A right answer with its variants. Notation (docs/how-to/add-a-lesson.md):
 * `[x]` optional; `(x|y)` alternatives, also within a word: `cansad(a|o)`; `{x}` may also stand at the beginning or the
 * end of its clause, or at a `^`; adjacent `<x> <y>` stand in any order, and a clause that begins with `<x>` has its verb
 * in the second place, so that each `<x>` of the clause may come first; `/` separates clauses.
 */
export type Pattern =
  /** A word or a punctuation mark, as it is written. */
  | { type: 'text'; text: string }
  | { type: 'sequence'; items: Pattern[] }
  | { type: 'choice'; options: Pattern[] }
  /** All items, in any order. */
  | { type: 'shuffle'; items: Pattern[] }
  /** A clause with elements that may move. */
  | { type: 'floating'; items: FloatingItem[] }

/** `moves`: an element that may stand here or at any `place`. */
export type FloatingItem = Pattern | { type: 'moves'; item: Pattern } | { type: 'place' }

/** What a sequence is parsed into, before its clauses are arranged. */
type Raw =
  | FloatingItem
  | { type: 'boundary' }
  /** In angle brackets. */
  | { type: 'part'; item: Pattern }
  /** Alternatives with a `^`: each is a part of its clause. */
  | { type: 'forms'; options: Raw[][] }

const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' }
const closing = new Set(Object.values(pairs))
const letter = /[\p{L}\p{M}\p{N}'’]/u
const endsClause = /[.!?;:…]["»”’)]*$/

/** @throws Error for a bracket without its partner */
export function parsePattern(text: string): Pattern {
  const clauses: Raw[][] = [[]]
  for (const raw of splitOutside(text, /\s/).flatMap(readUnit))
    if (raw.type === 'boundary') clauses.push([])
    else clauses.at(-1)?.push(raw)
  return sequence(
    clauses
      .filter((items) => items.length > 0)
      .map((items) => {
        const forms = formsOf(items).map(arrange)
        return forms.length === 1 && forms[0] ? forms[0] : { type: 'choice', options: forms }
      }),
  )
}

/** The clauses that result from alternatives with a `^`. */
function formsOf(items: Raw[]): Raw[][] {
  const at = items.findIndex(({ type }) => type === 'forms')
  const found = items[at]
  if (found?.type !== 'forms') return [items]
  return found.options.flatMap((option) =>
    formsOf([...items.slice(0, at), ...option, ...items.slice(at + 1)]),
  )
}

/** The arrangement of a clause. */
function arrange(items: Raw[]): Pattern {
  const [first, verb, ...rest] = items
  if (first?.type !== 'part' || !verb) return floating(grouped(items))
  const fixed = rest.filter(isNoMove)
  const moves = rest.filter((item) => !isNoMove(item))
  const fronted = fixed.flatMap((item, place) =>
    item.type === 'part' ? [[item, verb, first.item, ...fixed.toSpliced(place, 1)]] : [],
  )
  const orders = [[first, verb, ...fixed], ...fronted].map((order) =>
    sequence(grouped(order).filter(isPattern)),
  )
  return floating([{ type: 'choice', options: orders }, ...moves.filter(isFloating)])
}

const isNoMove = (item: Raw) => item.type !== 'moves' && item.type !== 'place'
const isFloating = (item: Raw): item is FloatingItem =>
  item.type !== 'part' && item.type !== 'boundary' && item.type !== 'forms'
const isPattern = (item: FloatingItem): item is Pattern => item.type !== 'moves' && item.type !== 'place'

/** Adjacent parts may stand in any order. */
function grouped(items: readonly Raw[]): FloatingItem[] {
  const result: FloatingItem[] = []
  let parts: Pattern[] = []
  const flush = () => {
    if (parts.length > 0) result.push({ type: 'shuffle', items: parts })
    parts = []
  }
  for (const item of items) {
    if (item.type === 'part') parts.push(item.item)
    else {
      flush()
      if (isFloating(item)) result.push(item)
    }
  }
  flush()
  return result
}

function floating(items: FloatingItem[]): Pattern {
  if (items.every(isPattern)) return sequence(items)
  return { type: 'floating', items: [{ type: 'place' }, ...items, { type: 'place' }] }
}

/** A unit is what stands between two spaces outside brackets. */
function readUnit(unit: string): Raw[] {
  if (unit === '/') return [{ type: 'boundary' }]
  if (unit === '^') return [{ type: 'place' }]
  const atoms = atomsOf(unit)
  const raws: Raw[] = isGlued(atoms)
    ? [{ type: 'choice', options: spelledOut(unit).map(parsePattern) }]
    : atoms.map(readAtom)
  return endsClause.test(unit) ? [...raws, { type: 'boundary' }] : raws
}

/** The text inside the brackets of a movable element. @throws Error for alternatives, which need their own brackets */
function withoutAlternatives(atom: string): string {
  const inside = atom.slice(1, -1)
  if (splitOutside(inside, /\|/, true).length > 1)
    throw new Error(`Alternatives in ${atom} need their own brackets: ${atom[0]}(x|y)${atom.at(-1)}`)
  return inside
}

/** Alternatives, each as the units of its text. */
function readOptions(options: readonly string[]): Raw {
  const raws = options.map((option) => splitOutside(option, /\s/).flatMap(readUnit))
  return raws.some((option) => option.some(({ type }) => type === 'place' || type === 'forms'))
    ? { type: 'forms', options: raws.map((option) => option.filter(({ type }) => type !== 'boundary')) }
    : { type: 'choice', options: options.map(parsePattern) }
}

function readAtom(atom: string): Raw {
  const inside = atom.slice(1, -1)
  switch (atom[0]) {
    case '(':
      return readOptions(splitOutside(inside, /\|/, true))
    case '[':
      return readOptions([...splitOutside(inside, /\|/, true), ''])
    case '{':
      return { type: 'moves', item: parsePattern(withoutAlternatives(atom)) }
    case '<':
      return { type: 'part', item: parsePattern(withoutAlternatives(atom)) }
    default:
      return { type: 'text', text: atom }
  }
}

/** Whether a group belongs to a word, `cansad(a|o)`, to another group or to a comma: `(x)(y)`, `(x|y),`. */
const isGlued = (atoms: readonly string[]) =>
  atoms.some((atom, index) => {
    if (atom[0] !== '(' && atom[0] !== '[') return false
    const [before, after] = [atoms[index - 1], atoms[index + 1]]
    return letter.test(before?.at(-1) ?? '') || /^[\p{L}\p{M}\p{N}'’([,:]/u.test(after ?? '')
  })

/** All spellings of a unit with groups: `cansad(a|o)` is `cansada` and `cansado`. */
function spelledOut(text: string): string[] {
  return atomsOf(text).reduce<string[]>(
    (starts, atom) => {
      const options = splitOutside(atom.slice(1, -1), /\|/, true).flatMap(spelledOut)
      const ends = atom[0] === '(' ? options : atom[0] === '[' ? [...options, ''] : [atom]
      return starts.flatMap((start) => ends.map((end) => start + end))
    },
    [''],
  )
}

/** Bracketed groups, and the texts between them. */
function atomsOf(text: string): string[] {
  const atoms: string[] = []
  for (let at = 0; at < text.length; ) {
    let end = at
    if (pairs[text[at] ?? '']) end = endOfGroup(text, at)
    else while (end < text.length && !pairs[text[end] ?? '']) end++
    atoms.push(text.slice(at, end))
    at = end
  }
  return atoms
}

/** The index after the bracket that closes the one at `start`. */
function endOfGroup(text: string, start: number): number {
  const open: string[] = []
  for (let at = start; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (pairs[letter]) open.push(pairs[letter])
    else if (closing.has(letter) && open.pop() !== letter) break
    if (open.length === 0) return at + 1
  }
  throw new Error(`A bracket has no partner: ${text}`)
}

/** Splits at separators outside brackets. @param keepsEmpty whether empty pieces count */
function splitOutside(text: string, separator: RegExp, keepsEmpty = false): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const atom of atomsOf(text)) {
    if (pairs[atom[0] ?? '']) {
      piece += atom
      continue
    }
    if (/[)\]}>]/.test(atom)) throw new Error(`A bracket has no partner: ${text}`)
    for (const letter of atom)
      if (separator.test(letter)) {
        pieces.push(piece)
        piece = ''
      } else piece += letter
  }
  pieces.push(piece)
  return keepsEmpty ? pieces : pieces.filter((one) => one !== '')
}

export function sequence(items: readonly Pattern[]): Pattern {
  const merged: Pattern[] = []
  for (const item of items) {
    const last = merged.at(-1)
    // A comma may stand alone, and belongs to the word after it.
    if (last?.type === 'text' && item.type === 'text')
      merged[merged.length - 1] = text(`${last.text} ${item.text}`)
    else merged.push(item)
  }
  return merged.length === 1 && merged[0] ? merged[0] : { type: 'sequence', items: merged }
}

const text = (written: string): Pattern => ({ type: 'text', text: written })
