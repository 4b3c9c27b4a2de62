import { type Cells, cellsOf } from './cells.ts'
import { featuresOf, type GrammarContext, isOf, isPersonal, keyAt, timeConcept } from './grammar-context.ts'
import { nounPhraseAt } from './noun-phrase.ts'

/** What decides the case of a noun phrase: a preposition or a verb. */
export type Governor = { cells: Cells; preferred?: Cells; word: string }

const isVerb = isOf('verb')

export function governorAt(context: GrammarContext, at: number): Governor | null {
  const { facts, sentence, pack } = context
  const before = keyAt(context, at - 1)
  if (before === undefined) return null
  const governed = facts.prepositions?.[before]
  const has = (key: string) => sentence.tokens.some((token) => token.key === key)
  const isClause =
    (/^(?:um|ohne)$/.test(before) && has('zu')) ||
    (before === 'seit' && !isTimePhrase(context, at)) ||
    (before === 'χωρίς' && has('να')) ||
    (before === 'zu' && keyAt(context, at - 2) === 'und')
  const isOther =
    isClause ||
    (pack.capitalNouns &&
      ((before === 'für' && has('was')) || /^(?:viel|wenig)/.test(keyAt(context, at) ?? '')))
  if (governed && !isOther) {
    const isMotion = sentence.tokens.some((_, place) =>
      featuresOf(context, place).some(({ reading }) =>
        context.pack.writing?.motionVerbs?.includes(reading.lemma),
      ),
    )
    return {
      cells: cellsOf(facts, { of: governed }),
      preferred: cellsOf(facts, { of: governed.includes('d') && !isMotion ? 'd' : governed.charAt(0) }),
      word: sentence.tokens[at - 1]?.text ?? '',
    }
  }
  return objectGovernor(context, at)
}

/** "Meine Schwester hat einen Hund": a subject at the beginning of the sentence. */
function hasNounSubject(context: GrammarContext, verb: number): boolean {
  const { sentence, facts } = context
  const first = nounPhraseAt(context, sentence.firstWord)
  if (first?.to !== verb - 1 || first.members[0]?.kind !== 'determiner') return false
  const shared = first.members.reduce((so, { cells }) => so & cells, cellsOf(facts, { of: 'n' }))
  return (
    shared !== 0 &&
    !featuresOf(context, first.noun.at).some(({ reading }) => timeConcept.test(reading.concept.id))
  )
}

/** "seit drei Jahren", not "seit der Hund tot ist" */
function isTimePhrase(context: GrammarContext, at: number): boolean {
  return [at, at + 1, at + 2].some((place) =>
    featuresOf(context, place).some(({ reading }) => timeConcept.test(reading.concept.id)),
  )
}

/** "Ich will ein guter Lehrer werden", "Θα ήθελα οι γείτονες να …" */
const hasCopula = ({ sentence }: GrammarContext, from: number) =>
  sentence.tokens.some(({ key }, at) => at > from && /^(?:sein|werden|bleiben|να)$/.test(key))

/** A noun phrase after a verb whose subject is a pronoun is its object. */
function objectGovernor(context: GrammarContext, at: number): Governor | null {
  const { facts, pack } = context
  if (!facts.cases.includes('a') || !pack.writing?.objectsHaveCase) return null
  let verb = at - 1
  while (verb > 0 && pack.writing.adverbsBeforeObject?.includes(keyAt(context, verb) ?? '')) verb--
  const isSubject = (place: number) =>
    pack.subjects?.some((row) => row.includes(keyAt(context, place) ?? '')) === true &&
    !pack.subjectsAlsoObjects?.includes(keyAt(context, place) ?? '')
  // "Ich habe einen Hund", "Heute habe ich einen Hund"
  const place = isSubject(verb) && !isSubject(verb - 1) ? verb - 1 : verb
  const hasSubject = pack.requiresSubject
    ? isSubject(place - 1) || place < verb || hasNounSubject(context, place)
    : featuresOf(context, place).some(({ person }) => person === '1' || person === '2')
  const features = featuresOf(context, place)
  if (!hasSubject || features.length === 0 || !features.every(isVerb) || !features.every(isPersonal))
    return null
  if (!pack.requiresSubject && !features.every(({ person }) => person === '1' || person === '2')) return null
  const isOneOf = (lemmas: readonly string[] | undefined) =>
    features.some(({ reading }) => lemmas?.includes(reading.lemma))
  if (isOneOf(pack.writing.copulas) || hasCopula(context, place)) return null
  const isDative = isOneOf(pack.writing.dativeVerbs)
  return {
    cells: cellsOf(facts, { of: isDative ? 'd' : facts.cases.replace('n', '') }),
    preferred: cellsOf(facts, { of: isDative ? 'd' : 'a' }),
    word: context.sentence.tokens[place]?.text ?? '',
  }
}
