import type { Reading } from '../lexicon/readings.ts'
import { placeIn } from '../ranking/context-window.ts'
import { type DisambiguationContext, packOf } from '../ranking/disambiguation-context.ts'

/** Conjunctions that may precede an imperative: "y ven", "aber komm". */
const joining = new Set(['and', 'but', 'or', 'so', 'then'])

/**
 * Names a form as imperative where its clause shows it. Many imperatives have the form of the present ("¡Mira!" and "él
 * mira", "Komm!" and "ich komme"), which has the same meaning, so that only the reasons differ.
 * @returns the readings, with the imperative of the most likely verb first if the clause is a command
 */
export function commandFirst(
  readings: readonly Reading[],
  target: DisambiguationContext,
): readonly Reading[] {
  const [best] = readings
  if (!best || best.isPhrase || best.concept.partOfSpeech !== 'verb') return readings
  const command = commandOf(best, readings, target)
  if (!command || command === best || !showsCommand(target)) return readings
  return [command, ...readings.filter((one) => one !== command)]
}

/** The imperative of a verb. In English it is the base form. */
function commandOf(
  best: Reading,
  readings: readonly Reading[],
  target: DisambiguationContext,
): Reading | undefined {
  const listed = readings.find(
    ({ concept, reasons }) => concept === best.concept && reasons.includes('imperative'),
  )
  if (listed) return listed
  const isBase = packOf(target).presentIsBaseForm === true && best.reasons.length === 0
  return isBase ? { ...best, reasons: ['imperative'] } : undefined
}

/** Whether the clause of a verb shows that it is a command. */
function showsCommand(target: DisambiguationContext): boolean {
  const { words, at } = target.around()
  if (at < 0 || !mayBegin(target)) return false
  const mark = markBehind(target)
  if (mark === '?' || (packOf(target).questionMarks ?? '').includes(mark)) return false
  const { requiresSubject, commandWords = [] } = packOf(target)
  if (mark === '!' || words.some((word) => commandWords.includes(word))) return !hasSubjectBehind(target)
  // Without its subject a verb of these languages can only be a command: "Viens ici.", "Turn left."
  return requiresSubject === true && !hasSubjectBehind(target) && startsSentence(target)
}

/** Up to four words of the clause before a verb, nearest first. */
function clauseBefore(target: DisambiguationContext): string[] {
  const { words, at, endsClause } = target.around()
  const before: string[] = []
  for (let place = at - 1; place >= 0 && before.length < 4 && !endsClause(place); place--)
    before.push(words[place] ?? '')
  return before
}

/** Whether only words that may precede an imperative are before it in its clause, and no subject. */
const mayBegin = (target: DisambiguationContext): boolean =>
  clauseBefore(target).every((word) => mayPrecede(word, target))

/** "no te vayas", "y ven", "bitte komm". An adverb may begin an exclamation: "¡Cómo pasa el tiempo!" */
function mayPrecede(word: string, target: DisambiguationContext): boolean {
  const { proclitics, negations, commandWords, requiresSubject } = packOf(target)
  if (negations?.includes(word) || commandWords?.includes(word)) return true
  if (!requiresSubject && proclitics?.includes(word)) return true
  const [first] = target.lexicon.readings(target.language, word)
  return first?.concept.partOfSpeech === 'interjection' || joining.has(first?.concept.id ?? '')
}

/** "Kommst du?", "Komme ich zu spät": a subject pronoun behind the verb. "Vous" may be an object: "dépêchez-vous". */
function hasSubjectBehind(target: DisambiguationContext): boolean {
  const { words, at, endsClause } = target.around()
  if (endsClause(at)) return false
  const next = words[at + 1] ?? ''
  const { subjects = [], subjectsAlsoObjects = [] } = packOf(target)
  return !subjectsAlsoObjects.includes(next) && subjects.some((pronouns) => pronouns.includes(next))
}

/** Whether the verb, with the words that may precede it, begins its sentence or stands behind a name and a comma. */
function startsSentence(target: DisambiguationContext): boolean {
  const { words, at, endsClause } = target.around()
  const first = at - clauseBefore(target).length
  if (first <= 0) return true
  const before = target.context.slice(0, Math.max(0, placeIn(target))).trimEnd()
  if (/[.!?…:;–—"“„»«¡]$/u.test(before)) return true
  const [called] = target.lexicon.readings(target.language, words[first - 1] ?? '')
  const isCalled = called === undefined || ['name', 'interjection'].includes(called.concept.partOfSpeech)
  return first === 1 && isCalled && endsClause(first - 1)
}

/** The first mark behind the text that ends its sentence; '' if there is none. */
function markBehind(target: DisambiguationContext): string {
  const behind = target.context.slice(Math.max(0, placeIn(target)) + target.text.length)
  return /[.!?…;\u037e]/u.exec(behind)?.[0] ?? ''
}
