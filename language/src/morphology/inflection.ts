import type { InflectionRule } from '../packs/inflection-data.ts'
import type { LanguagePack } from '../packs/language-pack.ts'
import { textKey } from '../text/text-key.ts'
import { type Index, indexOf, readingKey } from './inflection-index.ts'
import { matchingRules } from './matching-rules.ts'
import type { FormReason, PartOfSpeech } from './parts-of-speech.ts'

/** A lemma that a form may belong to. `partOfSpeech` null: any. `parts`: the parts of a contraction. */
export type Candidate = {
  lemma: string
  partOfSpeech: PartOfSpeech | null
  reasons: readonly FormReason[]
  parts?: readonly string[]
}

/** No form has more readings, and no word more letters. */
const candidatesMaximum = 60
const lettersMaximum = 60

/**
 * All candidate lemmas of a form, most likely first: the form itself, the word after an elision, contractions, irregular
 * forms, then the rules of the pack in their order, then other spellings. Many candidates are no words, so a dictionary
 * has to confirm them. Lemmas are in lower case, except nouns of a pack with `capitalNouns` and words that the pack writes
 * with a capital.
 * @example candidatesOf(englishPack, 'cities') // [{lemma: 'cities', …}, {lemma: 'city', partOfSpeech: 'noun', reasons: ['plural']}, …]
 */
export function candidatesOf(pack: LanguagePack, form: string): Candidate[] {
  const key = pack.stress ? pack.stress.once(textKey(form)) : textKey(form)
  if (key === '' || key.length > lettersMaximum) return [baseOf(key)]
  const written = [key, ...otherSpellings(pack, key)]
  const candidates = [
    ...written.map(baseOf),
    ...written.flatMap((spelling) => [...elidedReadings(pack, spelling), ...readingsOf(pack, spelling)]),
  ]
  return nounsInPlace(pack, form, withoutRepeats(candidates)).slice(0, candidatesMaximum)
}

/**
 * The candidates of a verb form with a separated prefix: "macht" with "auf" is aufmachen.
 * @example separatedCandidatesOf(germanPack, 'macht', 'auf') // [{lemma: 'aufmachen', …, reasons: ['present', 'thirdPerson', 'singular', 'separated']}, …]
 */
export function separatedCandidatesOf(pack: LanguagePack, form: string, prefix: string): Candidate[] {
  const start = textKey(prefix)
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
 * The reflexive verbs of a base, as a dictionary may list them. "me levanto" is a form of levantarse, but its candidate is
 * levantar.
 * @example reflexivesOf(spanishPack, 'levantar') // ['levantarse']
 */
export function reflexivesOf({ reflexive }: LanguagePack, lemma: string): string[] {
  if (!reflexive) return []
  const { before = '', beforeVowel = before, after = '', endings = [['', '']] } = reflexive
  const change = endings.find(([plain]) => lemma.endsWith(plain))
  if (!change) return []
  const verb = lemma.slice(0, lemma.length - change[0].length) + change[1] + after
  const isVowel = /^[aeiouyhàâéèêëîïôùûœæ]/.test(lemma)
  return [...new Set([...(isVowel ? [beforeVowel + verb] : []), before + verb])]
}

/**
 * Orders nouns by case. In a language whose nouns have capitals, a lower-case word is unlikely to be a noun, but
 * possible.
 */
function nounsInPlace({ capitalNouns }: LanguagePack, form: string, candidates: Candidate[]): Candidate[] {
  if (!capitalNouns || !/^\p{Ll}/u.test(form)) return candidates
  const isNoun = ({ partOfSpeech }: Candidate) => partOfSpeech === 'noun'
  return [...candidates.filter((one) => !isNoun(one)), ...candidates.filter(isNoun)]
}

const baseOf = (lemma: string): Candidate => ({ lemma, partOfSpeech: null, reasons: [] })

function otherSpellings({ spellings = [], stress }: LanguagePack, form: string): string[] {
  const respelled = spellings.flatMap(([one, other]) => [
    form.replaceAll(one, other),
    form.replaceAll(other, one),
  ])
  return [...respelled, ...(stress ? accentedSpellings(stress, form) : [])].filter(
    (spelling) => spelling !== form && spelling.length <= lettersMaximum,
  )
}

/** The accented spellings of a Greek word in capitals, which have no accent: ΑΡΧΕΙΟ is αρχείο. */
function accentedSpellings({ without, on }: NonNullable<LanguagePack['stress']>, form: string): string[] {
  if (without(form) !== form) return []
  return [2, 1, 3].flatMap((syllable) => on(form, syllable) ?? [])
}

/** Candidates from contractions, irregular forms and rules, without elisions and other spellings. */
function readingsOf(pack: LanguagePack, form: string): Candidate[] {
  const index = indexOf(pack)
  return [...contractedReadings(index, form), ...undo(pack, index, form, true)]
}

function contractedReadings({ contractions }: Index, form: string): Candidate[] {
  return (contractions.get(form) ?? []).flatMap(({ parts }) => {
    const shown = parts.map(({ lemma, text = lemma }) => text)
    return parts.map(({ lemma, reasons = [] }) => ({
      lemma,
      partOfSpeech: null,
      reasons: ['contraction', ...reasons] as const,
      parts: shown,
    }))
  })
}

/**
 * Candidates of an elision, "l'amour": first the part after the apostrophe, then the part before it. "s'il" is listed
 * whole.
 */
function elidedReadings(pack: LanguagePack, form: string): Candidate[] {
  if (indexOf(pack).contractions.has(form)) return []
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
    ...matchingRules(pack, index, form).flatMap(({ rule, base }) => {
      if (rule.again) return mayGoOn ? undoAgain(pack, index, base, rule, rule.again) : []
      if (index.insteadOfRules.has(readingKey(base, rule.reasons))) return []
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

/** Candidates of a prefixed verb: "understood" is inflected like "stood". */
function prefixedReadings({ verbPrefixes = [] }: LanguagePack, index: Index, form: string): Candidate[] {
  return verbPrefixes
    .filter((prefix) => form.startsWith(prefix) && form.length > prefix.length + 1)
    .flatMap((prefix) =>
      (index.irregular.get(form.slice(prefix.length)) ?? [])
        .filter(({ partOfSpeech }) => partOfSpeech === 'verb')
        .map((reading) => ({ ...reading, lemma: prefix + reading.lemma })),
    )
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
