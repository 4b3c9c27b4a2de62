import type { FormReason } from '@verbena/language/morphology/parts-of-speech'
import { packs } from '@verbena/language/packs/packs'
import { hasPerson, isOf, persons } from '../../ranking/persons.ts'
import { isOfSubject } from '../../ranking/subject-before.ts'
import { isOneClause, type Line, verbReasons } from './line.ts'
import type { Part } from './phrase-pattern.ts'
import type { KnownPhrase } from './phrasebook.ts'

/** A verb of a phrase at its place. */
export type Verb = { phrase: KnownPhrase; part: Part; at: number }

/** Whether the verb of a phrase can have the form that it has here. */
export function verbFits(line: Line, { phrase, part, at }: Verb): boolean {
  if (!phrase.isVerb) return true
  const word = line.split.words[at] ?? ''
  const before = line.split.words[at - 1]
  if (before && line.book.header.notBeforeVerb.includes(before) && !line.split.endsClause(at - 1))
    return false
  if (isCapitalNoun(line, at)) return false
  const forms = verbReasons(line, word, part.lemmas)
  const wanted = phrase.entry.form
  const isOfForm = (reasons: readonly FormReason[]) =>
    !wanted || !hasPerson(reasons) || wanted.every((reason) => reasons.includes(reason))
  return forms.length === 0 || forms.some(isOfForm)
}

/** "das Einkaufen": a noun inside a sentence. */
function isCapitalNoun({ book, split }: Line, at: number): boolean {
  const isInside = at > 0 && !split.endsClause(at - 1)
  return packs[book.language]?.capitalNouns === true && isInside && /^\p{Lu}/u.test(split.written[at] ?? '')
}

/** Whether a separated verb is finite: a participle keeps its prefix. */
export function isFiniteForm(line: Line, { part, at }: Verb): boolean {
  const forms = verbReasons(line, line.split.words[at] ?? '', part.lemmas)
  return forms.some((reasons) => !reasons.includes('participle') && !reasons.includes('infinitive'))
}

const reach = { before: 4, anywhere: 12 }

/** The place of the reflexive pronoun of a verb; undefined if it has none of its person. */
export function reflexiveAt(line: Line, verb: Verb, forms: ReadonlySet<string>): number | undefined {
  const pack = packs[line.book.language]
  const isBefore = pack?.proclitics !== undefined
  const { at } = verb
  const steps = Array.from({ length: isBefore ? reach.before : reach.anywhere }, (_, step) => step + 1)
  const places = isBefore ? steps.map((step) => at - step) : steps.flatMap((step) => [at + step, at - step])
  const found = places.find(
    (place) =>
      forms.has(line.split.words[place] ?? '') && isOneClause(line, place, at) && agrees(line, verb, place),
  )
  if (found !== undefined) return found
  // "Dépêche-toi": a clitic pronoun follows an imperative.
  const behind = at + 1
  const isBehind = isBefore && forms.has(line.split.words[behind] ?? '') && !line.split.endsClause(at)
  // Nobody tells oneself "tiens-moi".
  const isSelf = (pack?.reflexive?.pronouns ?? []).indexOf(line.split.words[behind] ?? '') % 5 === 0
  if (isBehind && !isSelf && agrees(line, verb, behind)) return behind
  return isAttached(line, verb, forms) ? at : undefined
}

/** "dándose cuenta", "accorgersene": the pronoun at the end of the verb. */
export function isAttached(
  line: Line,
  { at, part }: Pick<Verb, 'at' | 'part'>,
  forms: ReadonlySet<string>,
): boolean {
  const word = line.split.words[at] ?? ''
  const end = word.replace(/(?:-?l[aeo]s?|l[ie]|ne)$/, '')
  return (
    [...forms].some((form) => word.endsWith(form) || end.endsWith(form)) &&
    verbReasons(line, word, part.lemmas).some((reasons) => reasons.includes('withPronoun'))
  )
}

/** "me doy cuenta" is reflexive, "me da pena" is not. The finite verb may be an auxiliary: "me he dado cuenta". */
function agrees(line: Line, { at, part }: Verb, place: number): boolean {
  const { language } = line.book
  const pronouns = packs[language]?.reflexive?.pronouns ?? []
  const people = pronouns.flatMap((pronoun, index) =>
    pronoun === line.split.words[place] ? [index % 5] : [],
  )
  if (people.length === 0) return true
  const { words } = line.split
  // "Kan du gi meg boka?": the pronoun has another person than the subject.
  if (!people.some((person) => isOfSubject(language, words, place, person))) return false
  const own = verbReasons(line, line.split.words[at] ?? '', part.lemmas)
  const finite = own.filter(hasPerson)
  // In "je me suis fait mal" the auxiliary is finite, though "fait" may be a finite form too.
  const helpers = place < at ? helperForms(line, place, at) : []
  const forms = helpers.length > 0 ? helpers : finite
  return forms.length === 0 || people.some((person) => forms.some((one) => isOf(one, personOf(person))))
}

function helperForms({ book, lexicon, split }: Line, from: number, to: number) {
  return split.words
    .slice(from + 1, to)
    .flatMap((word) => lexicon.readings(book.language, word))
    .filter(({ concept, reasons }) => concept.partOfSpeech === 'verb' && hasPerson(reasons))
    .map(({ reasons }) => reasons)
}

/** The third pronoun is that of he and they; "nos" and "os" are plural. */
const personOf = (person: number) => (person === 2 ? (['thirdPerson'] as const) : persons[person])
