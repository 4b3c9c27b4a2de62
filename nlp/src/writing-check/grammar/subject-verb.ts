import { allCells, cellsOf } from './cells.ts'
import {
  featuresOf,
  found,
  type GrammarContext,
  type GrammarFinding,
  isCapital,
  isPersonal,
  keyAt,
  rawReadings,
  startsClause,
  textAt,
  timeConcept,
} from './grammar-context.ts'
import { type NounPhrase, nounPhraseAt } from './noun-phrase.ts'
import { formForPerson, personsOfPronoun, thirdPlural, thirdSingular, verbAt } from './persons.ts'

/** Finds verbs whose person is not that of their subject. */
export function subjectVerbAgreement(context: GrammarContext): GrammarFinding[] {
  return context.sentence.tokens.flatMap((_, at) => [
    ...pronounSubject(context, at),
    ...invertedSubject(context, at),
    ...nounSubject(context, at),
  ])
}

const isNominal = (context: GrammarContext, at: number) =>
  isCapital(textAt(context, at)) ||
  rawReadings(context, at).some(({ concept }) => ['noun', 'pronoun', 'name'].includes(concept.partOfSpeech))

/** Whether a subject may begin here: not "Ana y yo", not "para ella". */
function canBeSubject(context: GrammarContext, at: number): boolean {
  const { pack } = context
  const before = keyAt(context, at - 1)
  if (startsClause(context, at)) return true
  if (before !== undefined && pack.writing?.and.includes(before)) return !isNominal(context, at - 2)
  return false
}

/** The verb after a subject, behind words that may stand between. */
function verbAfter(context: GrammarContext, at: number) {
  let place = at
  while (place < at + 4 && context.pack.writing?.beforeVerb.includes(keyAt(context, place) ?? '')) place++
  return verbAt(context, place)
}

function pronounSubject(context: GrammarContext, at: number): GrammarFinding[] {
  const { pack } = context
  const key = keyAt(context, at)
  const persons = personsOfPronoun(context, key)
  if (persons === 0 || !canBeSubject(context, at) || pack.writing?.dummySubjects?.includes(key ?? ''))
    return []
  const verb = verbAfter(context, at + 1)
  if (!verb || (verb.persons & persons) !== 0) return []
  if (personsOfPronoun(context, keyAt(context, verb.at + 1)) !== 0) return []
  // "Ihr hat der Film gefallen"
  if (pack.pronounsByVerb && key === 'ihr' && (verb.persons & (thirdSingular | thirdPlural)) !== 0) return []
  const isInfinitive = verb.readings.every(({ reading }) => reading.reasons.length === 0)
  if (!isInfinitive && !verb.readings.every(isPersonal) && !pack.presentIsBaseForm) return []
  return mismatch(context, verb, persons, textAt(context, at))
}

/** "Heute gehst ich": the subject pronoun follows its verb. */
function invertedSubject(context: GrammarContext, at: number): GrammarFinding[] {
  const { pack } = context
  const key = keyAt(context, at) ?? ''
  const persons = personsOfPronoun(context, key)
  if (persons === 0 || !pack.writing?.wordOrder?.verbLast || pack.subjectsAlsoObjects?.includes(key))
    return []
  const verb = verbAt(context, at - 1)
  if (!verb?.readings.every(isPersonal) || (verb.persons & persons) !== 0) return []
  if (startsClause(context, at)) return []
  return mismatch(context, verb, persons, textAt(context, at))
}

function nounSubject(context: GrammarContext, at: number): GrammarFinding[] {
  const { pack } = context
  if (!startsClause(context, at)) return []
  const phrase = nounPhraseAt(context, at)
  if (phrase?.members[0]?.kind !== 'determiner' || phrase.members.length < 2) return []
  if (isAdverbial(context, phrase)) return []
  if (phrase.members[0].tables?.some(({ isNumber, isContraction }) => isNumber || isContraction)) return []
  const joined = joinedEnd(context, phrase.to)
  const number = joined === null ? numberOf(context, phrase) : 'p'
  if (!number) return []
  const end = joined ?? phrase.to
  const behind = pack.writing?.and.includes(keyAt(context, end + 1) ?? '') ? null : end
  if (behind === null) return []
  for (const last of [end, phraseEnd(context, end + 1)]) {
    if (last === null) continue
    const verb = verbAfter(context, last + 1)
    if (!verb || !isThird(context, verb)) continue
    const persons = number === 'p' ? thirdPlural : thirdSingular
    if ((verb.persons & persons) !== 0) return []
    if (isFollowedBySubject(context, verb.at)) return []
    return mismatch(context, verb, persons, textAt(context, phrase.noun.at))
  }
  return []
}

const isThird = ({ pack }: GrammarContext, { persons, readings }: NonNullable<ReturnType<typeof verbAt>>) =>
  (readings.every(isPersonal) ||
    pack.presentIsBaseForm === true ||
    readings.every(
      ({ reading }) => reading.reasons.includes('present') || reading.reasons.includes('past'),
    )) &&
  (pack.presentIsBaseForm === true || (persons & (thirdSingular | thirdPlural)) !== 0)

/** An adverbial of time, or a quantity whose verb is free. */
function isAdverbial(context: GrammarContext, { noun }: NounPhrase): boolean {
  const { pack } = context
  return featuresOf(context, noun.at).some(
    ({ reading }) =>
      pack.writing?.quantities?.includes(reading.lemma.toLowerCase()) === true ||
      timeConcept.test(reading.concept.id),
  )
}

function numberOf(context: GrammarContext, { members }: NounPhrase): 's' | 'p' | null {
  const { facts } = context
  const nominative = cellsOf(facts, { of: facts.cases === 'id' ? '' : facts.cases.charAt(0) })
  const shared = members.reduce((so, { cells }) => so & cells, allCells(facts) & nominative)
  const singular = shared & cellsOf(facts, { number: 's' })
  const plural = shared & cellsOf(facts, { number: 'p' })
  if (singular && plural) return null
  return singular ? 's' : plural ? 'p' : null
}

/** The end of a second subject: mi hermano y mi hermana. */
function joinedEnd(context: GrammarContext, end: number): number | null {
  const { pack } = context
  const key = keyAt(context, end + 1)
  // "o" and "or" leave the number open.
  if (
    key === undefined ||
    pack.writing?.and.slice(0, 2).includes(key) !== true ||
    /^(?:o|or|ou|oder|eller|ή)$/.test(key)
  )
    return null
  const second = nounPhraseAt(context, end + 2)
  if (second && second.from === end + 2 && second.members[0]?.kind === 'determiner') return second.to
  return null
}

/** The end of a phrase with a preposition: de este pueblo. */
function phraseEnd(context: GrammarContext, at: number): number | null {
  if (!rawReadings(context, at).some(({ concept }) => concept.partOfSpeech === 'preposition')) return null
  const phrase = nounPhraseAt(context, at + 1) ?? nounPhraseAt(context, at)
  return phrase && phrase.members.length > 1 ? phrase.to : null
}

function isFollowedBySubject(context: GrammarContext, verb: number): boolean {
  if (personsOfPronoun(context, keyAt(context, verb + 1)) !== 0) return true
  if (context.pack.presentIsBaseForm) return false
  const next = nounPhraseAt(context, verb + 1)
  if (next?.members[0]?.kind !== 'determiner') return false
  const { facts } = context
  const nominative = cellsOf(facts, { of: facts.cases === 'id' ? '' : facts.cases.charAt(0) })
  return facts.cases.length > 1 && next.members.reduce((so, { cells }) => so & cells, nominative) !== 0
}

function mismatch(
  context: GrammarContext,
  verb: NonNullable<ReturnType<typeof verbAt>>,
  persons: number,
  subject: string,
): GrammarFinding[] {
  const fixes = formForPerson(context, verb, persons)
  const [fix] = fixes
  if (!fix) return []
  return found(
    context,
    { from: verb.at, to: verb.at },
    {
      id: 'subject-verb',
      category: 'agreement',
      fixes,
      message: {
        en: `The verb has the person and number of its subject “${subject}”: ${fix}.`,
        es: `El verbo concuerda en persona y número con el sujeto «${subject}»: ${fix}.`,
      },
    },
  )
}
