import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import type { Line } from './line.ts'
import type { Gap } from './phrase-pattern.ts'

/** The maximum of words in a gap. */
export const reach: Readonly<Record<Gap, number>> = {
  none: 0,
  fillers: 4,
  object: 6,
  modifiers: 4,
  fronted: 5,
  clause: 14,
  final: 3,
}

/** Whether a word may stand in a gap of a phrase. */
export function mayFill(line: Line, at: number, gap: Gap): boolean {
  if (gap === 'clause' || gap === 'final') return true
  if (isFiller(line, at)) return gap !== 'none'
  const [first] = line.classesAt(at)
  if (gap === 'fillers') return line.book.header.order === 'after' && isSubjectAfterVerb(line, at)
  if (gap === 'object') return !isOtherVerb(line, at)
  if (gap === 'modifiers') return isModifier(line, at)
  return gap === 'fronted' && first !== 'preposition' && first !== 'noun'
}

const fillers = new Set<PartOfSpeech | undefined>(['adverb', 'particle', 'pronoun'])
const modifiers = new Set<PartOfSpeech>(['determiner', 'adjective', 'adverb', 'number', 'particle'])
const helpers = new Set(['be', 'be.state', 'have', 'have.auxiliary'])

/** Words that may stand between a verb and the rest of its phrase everywhere: "no tiene usted nunca en cuenta". */
function isFiller({ book, split, lexicon }: Line, at: number): boolean {
  const word = split.words[at] ?? ''
  if (book.fillers.has(word)) return true
  const readings = lexicon.readings(book.language, word)
  return (
    fillers.has(readings[0]?.concept.partOfSpeech) ||
    readings.some(({ concept }) => helpers.has(concept.id)) ||
    (readings.length === 0 && /^\p{Lu}/u.test(split.written[at] ?? ''))
  )
}

/** "Ser huset ut som nytt?": in a question the subject follows its verb. */
function isSubjectAfterVerb(line: Line, at: number): boolean {
  const [first] = line.classesAt(at)
  return first === 'noun' || first === 'name' || first === 'determiner'
}

/** "Let's sit down": the particle belongs to another verb. */
const isOtherVerb = (line: Line, at: number) =>
  line.classesAt(at)[0] === 'verb' && line.classesAt(at - 1)[0] !== 'determiner'

function isModifier(line: Line, at: number): boolean {
  const classes = line.classesAt(at)
  return classes.length === 0 || classes.some((one) => modifiers.has(one))
}
