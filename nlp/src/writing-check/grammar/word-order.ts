import type { WordOrderFacts } from '@verbena/language/packs/writing-facts'
import type { Features } from '../word-features.ts'
import { cellsOf } from './cells.ts'
import {
  featuresOf,
  found,
  type GrammarContext,
  type GrammarFinding,
  isPersonal,
  keyAt,
  rawReadings,
  textAt,
} from './grammar-context.ts'
import { nounPhraseAt } from './noun-phrase.ts'
import { personsOfPronoun } from './persons.ts'
import { joinWords } from './phrase-text.ts'

/** Finds main clauses whose verb is not second, and subordinate clauses whose verb is not last. */
export function verbPlace(context: GrammarContext): GrammarFinding[] {
  const facts = context.pack.writing?.wordOrder
  if (!facts) return []
  return [
    ...verbSecond(context, facts),
    ...context.sentence.tokens.flatMap((_, at) =>
      facts.verbLast ? verbLast(context, facts, at) : adverbInClause(context, facts, at),
    ),
  ]
}

/** Whether the words at a token are one of these; their last token, or null. */
function listed(context: GrammarContext, words: readonly string[], at: number): number | null {
  for (const word of words) {
    const parts = word.split('_')
    if (parts.every((part, step) => keyAt(context, at + step) === part)) return at + parts.length - 1
  }
  return null
}

const isTensed = (context: GrammarContext, at: number) => {
  const isCommand = ({ reading }: Features) => reading.reasons.includes('imperative')
  const features = featuresOf(context, at).filter((one) => !isCommand(one))
  const isVerb = (one: Features) =>
    isPersonal(one) ||
    (one.reading.concept.partOfSpeech === 'verb' && /present|past/.test(one.reading.reasons.join(' ')))
  return features.length > 0 && features.every(isVerb)
}

function verbSecond(context: GrammarContext, facts: WordOrderFacts): GrammarFinding[] {
  const { sentence } = context
  if (sentence.tokens.at(-1)?.text === '?') return []
  const end = openerEnd(context, facts, sentence.firstWord)
  if (end === null) return []
  const from = end + 1
  const to = subjectEnd(context, from)
  if (to === null || !isTensed(context, to + 1)) return []
  // "Hver dag jeg våkner, tenker jeg"
  const isRelative = sentence.tokens.some(
    ({ text }, at) => at > to && text === ',' && isTensed(context, at + 1),
  )
  if (isRelative) return []
  const subject = joinWords(context, from, to, new Map([[from, textAt(context, from)]]))
  return found(
    context,
    { from, to: to + 1 },
    {
      id: 'verb-second',
      category: 'word-order',
      fixes: [`${textAt(context, to + 1)} ${subject}`],
      message: {
        en: `The verb is the second part of the sentence, so “${textAt(context, to + 1)}” stands before “${subject}”.`,
        es: `El verbo es la segunda parte de la oración: «${textAt(context, to + 1)}» va delante de «${subject}».`,
      },
    },
  )
}

/** The end of the first part of a main clause that is not the subject. */
function openerEnd(context: GrammarContext, facts: WordOrderFacts, at: number): number | null {
  const { sentence } = context
  const adverb = listed(context, facts.openers, at)
  const isClause = listed(context, facts.subordinators, at) !== null
  if (isClause) {
    const comma = sentence.tokens.findIndex(({ text }, place) => place > at && text === ',')
    const isOnlyOne = sentence.tokens.filter(({ text }) => text === ',').length === 1
    if (comma > 0 && isOnlyOne) return comma
    if (adverb === null) return null
  }
  if (adverb !== null) return adverb
  const timed = nounPhraseAt(context, at)
  if (timed && isTime(context, facts, timed.noun.at)) return timed.to
  if (!facts.prepositions.includes(keyAt(context, at) ?? '')) return null
  const phrase = nounPhraseAt(context, at + 1) ?? nounPhraseAt(context, at)
  if (phrase) return phrase.to
  // "In Berlin ich wohne", "Im Sommer"
  const isName =
    /^\p{Lu}/u.test(textAt(context, at + 1)) ||
    rawReadings(context, at + 1).some(({ concept }) => concept.partOfSpeech === 'noun')
  return isName ? at + 1 : null
}

const isTime = (context: GrammarContext, { times }: WordOrderFacts, at: number) =>
  featuresOf(context, at).some(({ reading }) =>
    times.some((id) => reading.concept.id === id || reading.concept.id.startsWith(`${id}.`)),
  )

/** The end of a subject: a pronoun, or a determiner and a noun. */
function subjectEnd(context: GrammarContext, at: number): number | null {
  if (personsOfPronoun(context, keyAt(context, at)) !== 0) return at
  const single = featuresOf(context, at)
  const isDefinite =
    context.pack.writing?.definiteSubjects &&
    single.length > 0 &&
    single.every(({ reading }) => reading.reasons.includes('definite'))
  if (isDefinite)
    return context.pack.possessivesAfterNoun?.includes(keyAt(context, at + 1) ?? '') ? at + 1 : at
  // A name: "Gestern Maria hat …"
  if (/^\p{Lu}/u.test(textAt(context, at)) && single.length === 0 && at > context.sentence.firstWord)
    return at
  const phrase = nounPhraseAt(context, at)
  if (phrase?.members[0]?.kind !== 'determiner') return null
  const { facts } = context
  const nominative = cellsOf(facts, { of: facts.cases === 'id' ? '' : facts.cases.charAt(0) })
  if (!phrase.members.reduce((so, { cells }) => so & cells, nominative)) return null
  const isPossessed = context.pack.possessivesAfterNoun?.includes(keyAt(context, phrase.to + 1) ?? '')
  return isPossessed ? phrase.to + 1 : phrase.to
}

function clauseEnd({ sentence, pack }: GrammarContext, at: number): number {
  let end = at
  const isEnd = (place: number) => {
    const token = sentence.tokens[place]
    return !token || token.kind === 'mark' || pack.writing?.and.includes(token.key) === true
  }
  while (!isEnd(end + 1)) end++
  return end
}

function verbLast(context: GrammarContext, facts: WordOrderFacts, at: number): GrammarFinding[] {
  const { sentence, pack } = context
  const opener = listed(context, facts.subordinators, at)
  if (opener === null || (at !== sentence.firstWord && sentence.tokens[at - 1]?.kind !== 'mark')) return []
  const subject = subjectEnd(context, opener + 1)
  if (subject === null || !isTensed(context, subject + 1)) return []
  const verb = subject + 1
  const end = clauseEnd(context, verb)
  if (end === verb || isTensed(context, end)) return []
  const token = sentence.tokens[end + 1]
  if (token && pack.writing?.and.includes(token.key)) return []
  // "dass er hat kommen müssen", "wenn er aufhört zu fluchen"
  const isInfinitive = (place: number) =>
    featuresOf(context, place).some(
      ({ reading }) => reading.concept.partOfSpeech === 'verb' && reading.reasons.length === 0,
    )
  if (isInfinitive(end) && (isInfinitive(end - 1) || keyAt(context, end - 1) === 'zu')) return []
  const prefix = keyAt(context, end) ?? ''
  const isPrefix =
    pack.separablePrefixes?.includes(prefix) === true &&
    rawReadings(context, end).every((one) => one.concept.partOfSpeech !== 'adjective')
  const last = isPrefix ? end - 1 : end
  const middle = joinWords(context, verb + 1, last, new Map())
  const finite = textAt(context, verb)
  const joined = isPrefix ? prefix + finite : finite
  return found(
    context,
    { from: verb, to: end },
    {
      id: 'verb-last',
      category: 'word-order',
      fixes: [[last > verb ? middle : '', joined].filter(Boolean).join(' ')],
      message: {
        en: `After “${textAt(context, at)}” the verb comes last.`,
        es: `Detrás de «${textAt(context, at)}» el verbo va al final.`,
      },
    },
  )
}

/** Norwegian: "fordi han kommer ikke" is "fordi han ikke kommer". */
function adverbInClause(context: GrammarContext, facts: WordOrderFacts, at: number): GrammarFinding[] {
  const opener = listed(context, facts.subordinators, at)
  if (opener === null || (at > 0 && rawReadings(context, at + 1).length === 0)) return []
  const subject = subjectEnd(context, opener + 1)
  if (subject === null || !isTensed(context, subject + 1)) return []
  const adverb = keyAt(context, subject + 2) ?? ''
  if (!facts.beforeVerbInClause?.includes(adverb)) return []
  return found(
    context,
    { from: subject + 1, to: subject + 2 },
    {
      id: 'adverb-in-clause',
      category: 'word-order',
      fixes: [`${adverb} ${textAt(context, subject + 1)}`],
      message: {
        en: `In a clause after “${textAt(context, at)}”, “${adverb}” stands before the verb.`,
        es: `En una oración con «${textAt(context, at)}», «${adverb}» va delante del verbo.`,
      },
    },
  )
}
