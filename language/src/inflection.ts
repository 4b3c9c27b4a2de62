import { foldForm, type Index, indexOf, readingKey } from './inflection-index.ts'
import type { LanguageCode } from './languages.ts'
import { matchingRules } from './matching-rules.ts'
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
  /**
   * The stress moves with the ending (Greek): the base is written without accent and carries it on this syllable,
   * counted from the end. A form without accent is matched wherever the accent is, one with an accent as it stands.
   */
  stress?: 1 | 2 | 3
  /** With `stress`: fewest syllables of the base. */
  syllables?: number
}

/** One list of reasons, or several where one form has several readings ("made": past, participle). */
export type FormReadings = readonly FormReason[] | readonly (readonly FormReason[])[]

/**
 * Forms that no rule undoes, under their base; `partOfSpeech` null: whatever the dictionary calls it.
 * With `insteadOfRules` no rule gives the base for a reason that stands here: "goed" is no past of go.
 */
export type IrregularForms = Record<
  string,
  {
    partOfSpeech: PartOfSpeech | null
    forms: Readonly<Record<string, FormReadings>>
    insteadOfRules?: boolean
  }
>

/** Words written as one: "del" is de + el. `text` is how a part is shown where it is not its lemma: an + dem. */
export type Contraction = {
  form: string
  parts: readonly { lemma: string; text?: string; reasons?: readonly FormReason[] }[]
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
  /** What stands before a noun in a list of words: `el pan`, `l'ami`. Small letters, an elided one with its apostrophe. */
  articles?: readonly string[]
  /** Elided first parts with their apostrophe: l', d', qu'. */
  elisions?: readonly { form: string; lemma: string }[]
  /** German auf-, an-: stand apart in a main clause. */
  separablePrefixes?: readonly string[]
  /** English up, out, off: make phrasal verbs. */
  phrasalParticles?: readonly string[]
  /** Words right behind which a verb stands, in its base form (English can, to) or as a participle (has). */
  verbsAfter?: { base: readonly string[]; participle: readonly string[] }
  /** Beginnings with which an irregular verb makes others that go the same way: under-stood, de-tuvo. */
  verbPrefixes?: readonly string[]
  /** Other spellings to try, both ways: œ/oe, ß/ss. */
  spellings?: readonly (readonly [string, string])[]
  /** Nouns are written with a capital. */
  capitalNouns?: boolean
  /** Nouns are written together, with these between them or nothing: "Westentasche". */
  compoundLinks?: readonly string[]
  /**
   * For rules with `stress`: a word without its accent, and with the accent on a syllable counted from its end;
   * undefined where it has fewer syllables. `once` takes a second accent away that only the next word brings.
   */
  stress?: {
    without: (form: string) => string
    on: (base: string, syllable: number) => string | undefined
    once: (form: string) => string
  }
  /** How dictionaries list reflexive verbs: what stands before (and before a vowel), and how the ending changes (the first that fits). */
  reflexive?: {
    before?: string
    beforeVowel?: string
    after?: string
    endings?: readonly (readonly [plain: string, reflexive: string])[]
    /** Pronouns whose nearness says that the verb is reflexive here; in the order I, you, he, we, you, and again. */
    pronouns?: readonly string[]
  }
  /** Possessives that stand behind their noun: το σπίτι μου. */
  possessivesBehind?: readonly string[]
  /** Pronouns that say the person of the verb behind them, in the order I, you, he, we, you, they. */
  subjects?: readonly (readonly string[])[]
  /** Words that stand only before a verb or before another of them: "je", "ne", "te". */
  proclitics?: readonly string[]
}

/** More readings than any real form has, and letters than any real word has. */
const candidatesMaximum = 60
const lettersMaximum = 60

/**
 * Everything a form may be a form of, likeliest first: the form as its own base, what stands after an elision,
 * contractions, irregular forms, then the rules of the pack in their order, then other spellings.
 * Many candidates are no words at all: a dictionary has to confirm them. Lemmas are in small letters, except nouns
 * of a pack with `capitalNouns` and what the pack itself writes with a capital.
 * @example candidatesOf(englishPack, 'cities') // [{lemma: 'cities', …}, {lemma: 'city', partOfSpeech: 'noun', reasons: ['plural']}, …]
 */
export function candidatesOf(pack: LanguagePack, form: string): Candidate[] {
  const folded = pack.stress ? pack.stress.once(foldForm(form)) : foldForm(form)
  if (folded === '' || folded.length > lettersMaximum) return [baseOf(folded)]
  const written = [folded, ...otherSpellings(pack, folded)]
  const candidates = [
    ...written.map(baseOf),
    ...written.flatMap((spelling) => [...elidedReadings(pack, spelling), ...readingsOf(pack, spelling)]),
  ]
  return nounsInPlace(pack, form, withoutRepeats(candidates)).slice(0, candidatesMaximum)
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
  const { before = '', beforeVowel = before, after = '', endings = [['', '']] } = reflexive
  const change = endings.find(([plain]) => lemma.endsWith(plain))
  if (!change) return []
  const verb = lemma.slice(0, lemma.length - change[0].length) + change[1] + after
  const isVowel = /^[aeiouyhàâéèêëîïôùûœæ]/.test(lemma)
  return [...new Set([...(isVowel ? [beforeVowel + verb] : []), before + verb])]
}

/** A word in small letters is hardly a noun where nouns have a capital; a hasty learner may still mean one. */
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

/** Greek capitals have no accent: ΑΡΧΕΙΟ is αρχείο. */
function accentedSpellings({ without, on }: NonNullable<LanguagePack['stress']>, form: string): string[] {
  if (without(form) !== form) return []
  return [2, 1, 3].flatMap((syllable) => on(form, syllable) ?? [])
}

/** Contractions, irregular forms and rules: every way to undo a form but eliding and respelling. */
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

/** "l'amour": first what stands after the apostrophe, then what stands before it; "s'il" is listed whole. */
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
