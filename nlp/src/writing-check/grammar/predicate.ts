import { lemmaKey } from '@verbena/language/text/lemma-key'
import { allCells, type Cells, cellsOf } from './cells.ts'
import {
  featuresOf,
  found,
  type GrammarContext,
  type GrammarFinding,
  isOf,
  keyAt,
  startsClause,
  textAt,
  timeConcept,
} from './grammar-context.ts'
import { type NounPhrase, nounPhraseAt } from './noun-phrase.ts'
import { inflected } from './noun-phrase-agreement.ts'
import { adjectiveCells } from './word-cells.ts'

type Subject = { end: number; cells: Cells; word: string }

/** Finds adjectives after "be" that do not agree with the subject. */
export function predicateAgreement(context: GrammarContext): GrammarFinding[] {
  if (!context.facts.predicatesAgree) return []
  return context.sentence.tokens.flatMap((_, at) => {
    if (!startsClause(context, at)) return []
    return subjectsAt(context, at)
      .flatMap((subject) => predicateOf(context, subject))
      .slice(0, 1)
  })
}

function subjectsAt(context: GrammarContext, at: number): Subject[] {
  const { facts, pack } = context
  const named = pack.writing?.subjectCells?.[keyAt(context, at) ?? '']
  if (named) {
    const cells = named
      .split('+')
      .reduce((so, one) => so | predicateCells(facts, one.charAt(0), one.charAt(1)), 0)
    return [{ end: at, cells, word: textAt(context, at) }]
  }
  const phrase = nounPhraseAt(context, at)
  const name = nameSubject(context, at)
  if (name) return [name]
  const single = definiteSubject(context, at)
  if (single) return [single, ...possessiveEnd(context, at).map((end) => ({ ...single, end }))]
  if (!phrase || phrase.members.length < 2 || phrase.members[0]?.kind !== 'determiner') return []
  if (phrase.members[0].tables?.some(({ isContraction }) => isContraction)) return []
  if (featuresOf(context, phrase.noun.at).some(({ reading }) => timeConcept.test(reading.concept.id)))
    return []
  const cells = subjectCells(context, phrase)
  if (cells === 0) return []
  const ends = [phrase.to, ...possessiveEnd(context, phrase.to)]
  return ends.map((end) => ({ end, cells, word: textAt(context, phrase.noun.at) }))
}

/** "Laura è partita" */
function nameSubject(context: GrammarContext, at: number): Subject | null {
  const { sentence, pack, facts } = context
  const text = textAt(context, at)
  const isName = pack.writing?.feminineName?.test(text) && at === sentence.firstWord && /^\p{Lu}/u.test(text)
  if (!isName || featuresOf(context, at).some(({ reading }) => reading.concept.partOfSpeech !== 'name'))
    return null
  return { end: at, cells: predicateCells(facts, 'f', 's'), word: text }
}

/** "Huset er stort" */
function definiteSubject(context: GrammarContext, at: number): Subject | null {
  const { pack, facts } = context
  const features = featuresOf(context, at).filter(({ reading }) => reading.concept.partOfSpeech === 'noun')
  if (
    !pack.writing?.definiteSubjects ||
    features.length === 0 ||
    features.length < featuresOf(context, at).length
  )
    return null
  if (!features.every(({ reading }) => reading.reasons.includes('definite'))) return null
  const cells = features.reduce((so, one) => {
    // "barna" is a plural, although other nouns in -a are singular.
    const isOdd = one.gender === 'n' && one.number === 'singular' && (keyAt(context, at) ?? '').endsWith('a')
    if (isOdd) return so
    return so | predicateCells(facts, one.gender ?? '', one.number?.charAt(0) ?? '')
  }, 0)
  return cells === 0 ? null : { end: at, cells, word: textAt(context, at) }
}

/** "το σπίτι μου", "broren min" */
const possessiveEnd = ({ pack, ...context }: GrammarContext, end: number) =>
  pack.possessivesAfterNoun?.includes(keyAt({ pack, ...context }, end + 1) ?? '') ? [end + 1] : []

const predicateCells = (facts: GrammarContext['facts'], gender: string, number: string) =>
  cellsOf(facts, { gender, number, of: facts.cases.charAt(0) })

function subjectCells({ facts, pack, ...context }: GrammarContext, phrase: NounPhrase): Cells {
  const quantity = featuresOf({ facts, pack, ...context }, phrase.noun.at).some(({ reading }) =>
    pack.writing?.quantities?.includes(lemmaKey(reading.lemma)),
  )
  if (quantity) return 0
  const isDefiniteness = facts.cases === 'id'
  let shared = phrase.members.reduce((so, { cells }) => so & cells, allCells(facts))
  if (isDefiniteness) {
    let cells = 0
    for (const number of 'sp')
      for (const gender of 'mfn')
        if (shared & cellsOf(facts, { gender, number })) cells |= predicateCells(facts, gender, number)
    return cells
  }
  shared &= cellsOf(facts, { of: facts.cases.charAt(0) })
  return shared
}

function predicateOf(context: GrammarContext, { end, cells, word }: Subject): GrammarFinding[] {
  const { facts, pack } = context
  let verb = end + 1
  while (verb < end + 4 && pack.writing?.beforeVerb.includes(keyAt(context, verb) ?? '')) verb++
  const isBe = featuresOf(context, verb).some(
    ({ reading }) => facts.be.includes(reading.lemma) && reading.concept.partOfSpeech === 'verb',
  )
  if (!isBe) return []
  // "Elle s'est cassé la jambe"
  const isReflexive =
    pack.writing?.perfect?.isLast !== true &&
    pack.writing?.reflexives?.includes(keyAt(context, verb - 1) ?? '')
  if (isReflexive && verb > end + 1) return []
  // "La semana pasada estaba enfermo" has another subject.
  const isOther = featuresOf(context, verb).every(({ person }) => person === '1' || person === '2')
  if (isOther && !pack.writing?.subjectCells?.[keyAt(context, end) ?? '']) return []
  let at = verb + 1
  while (at < verb + 4 && (facts.intensifiers.includes(keyAt(context, at) ?? '') || isAdverb(context, at)))
    at++
  const found = adjectiveAt(context, at, cells, word)
  const next = keyAt(context, at + 1)
  if (found.length > 0 || next === undefined || !facts.and.includes(next)) return found
  return adjectiveAt(context, at + 2, cells, word)
}

const isAdverb = (context: GrammarContext, at: number) => {
  const features = featuresOf(context, at)
  return features.length > 0 && features.every(isOf('adverb'))
}

function adjectiveAt(context: GrammarContext, at: number, cells: Cells, word: string): GrammarFinding[] {
  const { facts } = context
  const features = featuresOf(context, at)
  const key = keyAt(context, at) ?? ''
  if (features.length === 0) return []
  const isPredicate = features.every(
    ({ reading }) =>
      reading.concept.partOfSpeech === 'adjective' ||
      (reading.concept.partOfSpeech === 'verb' && reading.reasons.includes('participle')),
  )
  // "Elle s'est lavé les mains": the participle may agree with nothing.
  const isParticiple = !features.some(isOf('adjective'))
  if (
    isParticiple &&
    (!facts.adjectivesBehind ||
      context.sentence.tokens.some(({ key: one }) => /^(?:se|s'|me|m'|te|t'|si|mi|ti|ci|vi)$/.test(one)))
  )
    return []
  if (!isPredicate || features.some(({ reading }) => reading.reasons.includes('gerund'))) return []
  if (features.some(({ reading }) => facts.invariable?.includes(reading.lemma))) return []
  const next = context.sentence.tokens[at + 1]
  if (
    next?.kind === 'word' &&
    (featuresOf(context, at + 1).length === 0 || featuresOf(context, at + 1).some(isOf('noun')))
  )
    return []
  if (facts.shades?.includes(next?.key ?? '')) return []
  const own = features.reduce((so, one) => so | adjectiveCells(facts, one, key, true), 0)
  if ((own & cells) !== 0) return []
  const fix = inflected(context, at, 'adjective', cells, true)
  if (fix === undefined) return []
  return found(
    context,
    { from: at, to: at },
    {
      id: 'predicate-agreement',
      category: 'agreement',
      fixes: [fix],
      message: {
        en: `The adjective has the gender and number of its subject “${word}”: ${fix}.`,
        es: `El adjetivo concuerda en género y número con el sujeto «${word}»: ${fix}.`,
      },
    },
  )
}
