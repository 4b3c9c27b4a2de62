import type { LanguageCode } from './languages.ts'
import type { FormReason, PartOfSpeech } from './parts-of-speech.ts'

/**
 * Undoes one kind of form: takes an ending (and a beginning, and a vowel change) away and puts the base's.
 * A rule guesses; the dictionary confirms. A pack lists its rules likeliest first.
 * @example { form: 'ies', base: 'y', partOfSpeech: 'noun', reasons: ['plural'] } // cities → city
 */
export type InflectionRule = {
  /** Ending of the form, and of the base; '' is allowed. */
  form: string
  base: string
  /** Beginning to take away (German ge-, Greek ε-), and to put. */
  formStart?: string
  baseStart?: string
  /** Vowel change inside the stem, form → base, at its last place: ['ä', 'a']. The rule needs it to be there. */
  stem?: readonly [form: string, base: string]
  partOfSpeech: PartOfSpeech | readonly PartOfSpeech[]
  reasons: readonly FormReason[]
  /** Shortest base that it may make, in letters; 2 unless told. */
  minimum?: number
  /**
   * The base it makes is itself a form (dame → da): it is undone once more, and kept when that gives one of these
   * reasons. The reasons of the inner form stand first. (Not `then`: Biome refuses a property of that name.)
   */
  again?: readonly FormReason[]
}

/** One list of reasons, or several where one form has several readings ("made": past, participle). */
export type FormReadings = readonly FormReason[] | readonly (readonly FormReason[])[]

/** Forms that no rule undoes, under their base; `partOfSpeech` null: whatever the dictionary calls it. */
export type IrregularForms = Record<
  string,
  { partOfSpeech: PartOfSpeech | null; forms: Readonly<Record<string, FormReadings>> }
>

/** Words written as one: "del" is de + el. */
export type Contraction = {
  form: string
  parts: readonly { lemma: string; reasons?: readonly FormReason[] }[]
}

/** What a form may be a form of. `partOfSpeech` null: any. `parts`: what a contraction is made of. */
export type Candidate = {
  lemma: string
  partOfSpeech: PartOfSpeech | null
  reasons: readonly FormReason[]
  parts?: readonly string[]
}

/** A language as a record of what it can do; adding a language is adding a record. */
export type LanguagePack = {
  code: LanguageCode
  /** Letters for on-screen keys, small. */
  accents: readonly string[]
  /** Likeliest first. */
  rules: readonly InflectionRule[]
  irregular: IrregularForms
  contractions: readonly Contraction[]
  /** Elided first parts with their apostrophe: l', d', qu'. */
  elisions?: readonly { form: string; lemma: string }[]
  /** German auf-, an-: stand apart in a main clause. */
  separablePrefixes?: readonly string[]
  /** English up, out, off: make phrasal verbs. */
  phrasalParticles?: readonly string[]
  /** Beginnings with which an irregular verb makes others that go the same way: under-stood, de-tuvo. */
  verbPrefixes?: readonly string[]
  /** Other spellings to try, both ways: œ/oe, ß/ss. */
  spellings?: readonly (readonly [string, string])[]
  /** Nouns are written with a capital. */
  capitalNouns?: boolean
  /** How dictionaries list reflexive verbs: what stands before (and before a vowel), and how the ending changes. */
  reflexive?: { before?: string; beforeVowel?: string; after?: string; ending?: readonly [string, string] }
}

/** More readings than any real form has, and letters than any real word has. */
const candidatesMaximum = 60
const lettersMaximum = 60

type OrderedRule = { rule: InflectionRule; order: number }
type Irregular = { lemma: string; partOfSpeech: PartOfSpeech | null; reasons: readonly FormReason[] }
type Index = {
  /** Ending → beginning → rules. */
  rules: Map<string, Map<string, OrderedRule[]>>
  endingLengths: number[]
  beginningLengths: number[]
  irregular: Map<string, Irregular[]>
  contractions: Map<string, Contraction>
}

/** A pack is data and never changes, so it is indexed once. */
const indexes = new WeakMap<LanguagePack, Index>()

/**
 * Everything a form may be a form of, likeliest first: the form as its own base, contractions, irregular forms, then
 * the rules of the pack in their order, then what stands after an elision, then other spellings.
 * Many candidates are no words at all: a dictionary has to confirm them. Lemmas are in small letters, except nouns
 * of a pack with `capitalNouns` and what the pack itself writes with a capital.
 * @example candidatesOf(englishPack, 'cities') // [{lemma: 'cities', …}, {lemma: 'city', partOfSpeech: 'noun', reasons: ['plural']}, …]
 */
export function candidatesOf(pack: LanguagePack, form: string): Candidate[] {
  const folded = foldForm(form)
  if (folded === '' || folded.length > lettersMaximum) return [baseOf(folded)]
  const candidates = [folded, ...otherSpellings(pack, folded)].flatMap((spelling) => [
    baseOf(spelling),
    ...readingsOf(pack, spelling),
    ...elidedReadings(pack, spelling),
  ])
  return withoutRepeats(candidates).slice(0, candidatesMaximum)
}

/**
 * What a verb form means when a separable prefix stands apart from it: "macht" with "auf" is aufmachen.
 * @example separatedCandidatesOf(germanPack, 'macht', 'auf') // [{lemma: 'aufmachen', …, reasons: ['present', 'thirdPerson', 'singular', 'separated']}, …]
 */
export function separatedCandidatesOf(pack: LanguagePack, form: string, prefix: string): Candidate[] {
  const start = foldForm(prefix)
  if (!pack.separablePrefixes?.includes(start)) return []
  return candidatesOf(pack, form)
    .filter(({ partOfSpeech, parts }) => (partOfSpeech === 'verb' || partOfSpeech === null) && !parts)
    .map(({ lemma, reasons }) => ({
      lemma: start + lemma,
      partOfSpeech: 'verb',
      reasons: [...reasons, 'separated'],
    }))
}

/**
 * How a dictionary may list the reflexive verb of a base: "me levanto" is a form of levantarse, and its candidates
 * say levantar.
 * @example reflexivesOf(spanishPack, 'levantar') // ['levantarse']
 */
export function reflexivesOf({ reflexive }: LanguagePack, lemma: string): string[] {
  if (!reflexive) return []
  const { before = '', beforeVowel = before, after = '', ending: [plain, put] = ['', ''] } = reflexive
  if (!lemma.endsWith(plain)) return []
  const verb = lemma.slice(0, lemma.length - plain.length) + put + after
  const isVowel = /^[aeiouyhàâéèêëîïôùûœæ]/.test(lemma)
  return [...new Set([...(isVowel ? [beforeVowel + verb] : []), before + verb])]
}

/** For comparison only: lower case, typographic apostrophes as plain ones. */
const foldForm = (form: string) => form.normalize('NFC').replace(/[’ʼ]/g, "'").toLowerCase()

const baseOf = (lemma: string): Candidate => ({ lemma, partOfSpeech: null, reasons: [] })

function otherSpellings({ spellings = [] }: LanguagePack, form: string): string[] {
  return spellings
    .flatMap(([one, other]) => [form.replaceAll(one, other), form.replaceAll(other, one)])
    .filter((spelling) => spelling !== form && spelling.length <= lettersMaximum)
}

/** Contractions, irregular forms and rules: every way to undo a form but eliding and respelling. */
function readingsOf(pack: LanguagePack, form: string): Candidate[] {
  const index = indexOf(pack)
  return [...contractedReadings(index, form), ...undo(pack, index, form, true)]
}

function contractedReadings({ contractions }: Index, form: string): Candidate[] {
  const parts = contractions.get(form)?.parts ?? []
  const lemmas = parts.map(({ lemma }) => lemma)
  return parts.map(({ lemma, reasons = [] }) => ({
    lemma,
    partOfSpeech: null,
    reasons: ['contraction', ...reasons],
    parts: lemmas,
  }))
}

/** "l'amour": first what stands after the apostrophe, then what stands before it. */
function elidedReadings(pack: LanguagePack, form: string): Candidate[] {
  return (pack.elisions ?? []).flatMap((elision) => {
    if (!form.startsWith(elision.form)) return []
    const rest = form.slice(elision.form.length)
    const before: Candidate = { lemma: elision.lemma, partOfSpeech: null, reasons: ['shortened'] }
    if (rest === '') return [before]
    const parts = [elision.lemma, rest]
    return [baseOf(rest), ...readingsOf(pack, rest), before].map((candidate) => ({ ...candidate, parts }))
  })
}

function undo(pack: LanguagePack, index: Index, form: string, mayGoOn: boolean): Candidate[] {
  return [
    ...(index.irregular.get(form) ?? []),
    ...prefixedReadings(pack, index, form),
    ...matchingRules(index, form).flatMap(({ rule, base }) => {
      if (rule.again) return mayGoOn ? undoAgain(pack, index, base, rule, rule.again) : []
      return classesOf(rule).map((partOfSpeech) => ({
        lemma: partOfSpeech === 'noun' && pack.capitalNouns ? capitalised(base) : base,
        partOfSpeech,
        reasons: rule.reasons,
      }))
    }),
  ]
}

function undoAgain(
  pack: LanguagePack,
  index: Index,
  form: string,
  rule: InflectionRule,
  wanted: readonly FormReason[],
): Candidate[] {
  return undo(pack, index, form, false)
    .filter(({ reasons }) => reasons.some((reason) => wanted.includes(reason)))
    .filter(({ partOfSpeech }) => classesOf(rule).some((known) => known === partOfSpeech))
    .map((candidate) => ({ ...candidate, reasons: [...candidate.reasons, ...rule.reasons] }))
}

/** "understood" goes like "stood". */
function prefixedReadings({ verbPrefixes = [] }: LanguagePack, index: Index, form: string): Candidate[] {
  return verbPrefixes
    .filter((prefix) => form.startsWith(prefix) && form.length > prefix.length + 1)
    .flatMap((prefix) =>
      (index.irregular.get(form.slice(prefix.length)) ?? [])
        .filter(({ partOfSpeech }) => partOfSpeech === 'verb')
        .map((reading) => ({ ...reading, lemma: prefix + reading.lemma })),
    )
}

/** The rules whose ending, beginning and vowel the form has, in the order of the pack, with the base each makes. */
function matchingRules(index: Index, form: string): { rule: InflectionRule; base: string }[] {
  const found: { rule: InflectionRule; order: number; base: string }[] = []
  for (const ending of index.endingLengths) {
    if (ending > form.length) break
    const beginnings = index.rules.get(form.slice(form.length - ending))
    if (!beginnings) continue
    for (const beginning of index.beginningLengths) {
      if (beginning + ending > form.length) break
      for (const { rule, order } of beginnings.get(form.slice(0, beginning)) ?? []) {
        const base = baseByRule(rule, form.slice(beginning, form.length - ending))
        if (base !== undefined) found.push({ rule, order, base })
      }
    }
  }
  return found.sort((a, b) => a.order - b.order)
}

function baseByRule({ base, baseStart = '', stem, minimum = 2 }: InflectionRule, kept: string) {
  let middle = kept
  if (stem) {
    const at = kept.lastIndexOf(stem[0])
    if (at < 0) return undefined
    middle = kept.slice(0, at) + stem[1] + kept.slice(at + stem[0].length)
  }
  const made = baseStart + middle + base
  return made.length < minimum ? undefined : made
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function classesOf({ partOfSpeech }: InflectionRule): readonly PartOfSpeech[] {
  return typeof partOfSpeech === 'string' ? [partOfSpeech] : partOfSpeech
}

function withoutRepeats(candidates: Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return candidates.filter(({ lemma, partOfSpeech, reasons }) => {
    const key = `${lemma} ${partOfSpeech} ${reasons.join(' ')}`
    return !seen.has(key) && seen.add(key)
  })
}

function indexOf(pack: LanguagePack): Index {
  const known = indexes.get(pack)
  if (known) return known
  const index: Index = {
    rules: new Map(),
    endingLengths: lengthsOf(pack.rules.map(({ form }) => form)),
    beginningLengths: lengthsOf(pack.rules.map(({ formStart = '' }) => formStart)),
    irregular: irregularByForm(pack.irregular),
    contractions: new Map(pack.contractions.map((contraction) => [contraction.form, contraction])),
  }
  for (const [order, rule] of pack.rules.entries()) {
    const beginnings = index.rules.get(rule.form) ?? new Map<string, OrderedRule[]>()
    const start = rule.formStart ?? ''
    const rules = beginnings.get(start) ?? []
    rules.push({ rule, order })
    beginnings.set(start, rules)
    index.rules.set(rule.form, beginnings)
  }
  indexes.set(pack, index)
  return index
}

const lengthsOf = (texts: string[]) => [...new Set(texts.map(({ length }) => length))].sort((a, b) => a - b)

function irregularByForm(irregular: IrregularForms): Map<string, Irregular[]> {
  const byForm = new Map<string, Irregular[]>()
  for (const [lemma, { partOfSpeech, forms }] of Object.entries(irregular))
    for (const [form, readings] of Object.entries(forms))
      for (const reasons of listsOf(readings)) {
        const key = foldForm(form)
        byForm.set(key, [...(byForm.get(key) ?? []), { lemma, partOfSpeech, reasons }])
      }
  return byForm
}

function listsOf(readings: FormReadings): readonly (readonly FormReason[])[] {
  const isOneList = (given: FormReadings): given is readonly FormReason[] => typeof given[0] !== 'object'
  return isOneList(readings) ? [readings] : readings
}
