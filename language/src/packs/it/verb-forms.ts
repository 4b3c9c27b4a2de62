import type { FormReason } from '../../morphology/parts-of-speech.ts'
import { type Cell, sixPersons } from '../rule-tables.ts'

/** The principal parts of an Italian verb, or of a class of endings. All other forms follow from them. */
export type ItalianVerb = {
  /** Vowel of the conjugation: a for -are, e for -ere and -rre, i for -ire. */
  vowel: 'a' | 'e' | 'i'
  /** The stem before -avo, -evo, -ivo. */
  stem: string
  /** io, tu, lui, noi, voi, loro. */
  present: string
  /** First person of a strong passato remoto ("presi"); a weak one follows from the vowel. */
  past?: string
  /** The stem before -ò, -ai, -à; '/' separates variants. */
  future: string
  /** '/' separates variants. */
  participle: string
  /** io, noi: "sia siamo"; by default from the present. */
  subjunctive?: string
  /** tu, noi, voi. */
  imperative?: string
}

const weakPast = {
  a: 'ai asti ò ammo aste arono',
  e: 'ei/etti esti é/ette emmo este erono/ettero',
  i: 'ii isti ì immo iste irono',
} as const
const subjunctive: readonly FormReason[] = ['present', 'subjunctive']

/**
 * All forms of an Italian verb except the infinitive, most likely first.
 * @example italianForms({ vowel: 'e', stem: 'prend', present: 'prendo …', past: 'presi', future: 'prender', participle: 'preso' })
 */
export function italianForms(verb: ItalianVerb): Cell[] {
  const { vowel, stem, present } = verb
  const [i = '-', you = '-', he = '-', we = '-', youAll = '-'] = present
    .split(' ')
    .map((text) => firstOf(text))
  const after = (endings: string) => joined(stem + vowel, endings)
  const [one = '-', us = '-'] = (
    verb.subjunctive ?? `${vowel === 'a' ? you : i.replace(/o$/, 'a')} ${we}`
  ).split(' ')
  const wish = one === '-' ? '' : `${one} ${one} ${one} ${us} ${us.replace(/mo$/, 'te')} ${one}no`
  const [imperative = '-', imperativeWe = '-', imperativeYouAll = '-'] = (
    verb.imperative ?? `${vowel === 'a' ? he : you} ${we} ${youAll}`
  ).split(' ')
  return [
    ...verb.participle.split('/').flatMap(italianParticiple),
    ...sixPersons(present, ['present']),
    ...sixPersons(after('vo vi va vamo vate vano'), ['imperfect']),
    ...sixPersons(pastOf(verb), ['past']),
    ...verb.future.split('/').flatMap(futureForms),
    ...sixPersons(`- ${imperative} - ${imperativeWe} ${imperativeYouAll} -`, ['imperative']),
    { text: `${stem}${vowel === 'a' ? 'ando' : 'endo'}`, reasons: ['gerund'] },
    ...(wish ? sixPersons(wish, subjunctive) : []),
    ...(wish ? sixPersons(`- - ${one} - - ${one}no`, ['imperative']) : []),
    ...sixPersons(after('ssi ssi sse ssimo ste ssero'), ['imperfect', 'subjunctive']),
    ...presentParticiple(stem + (vowel === 'a' ? 'ant' : 'ent')),
  ]
}

/** preso, presa, presi, prese. */
export function italianParticiple(masculine: string): Cell[] {
  const stem = masculine.replace(/o$/, '')
  return [
    { text: masculine, reasons: ['participle'] },
    { text: `${stem}a`, reasons: ['participle', 'feminine'] },
    { text: `${stem}i`, reasons: ['participle', 'plural'] },
    { text: `${stem}e`, reasons: ['participle', 'feminine', 'plural'] },
  ]
}

/** presi, prese, presero: the strong forms of a strong passato remoto. */
export function strongPast(first: string): Cell[] {
  const stem = first.replace(/i$/, '')
  return sixPersons(`${stem}i - ${stem}e - - ${stem}ero`, ['past'])
}

function pastOf({ vowel, stem, past }: ItalianVerb): string {
  if (!past) return joined(stem, weakPast[vowel])
  const strong = past.replace(/i$/, '')
  const weak = stem + vowel
  return `${strong}i ${weak}sti ${strong}e ${weak}mmo ${weak}ste ${strong}ero`
}

const futureForms = (stem: string): Cell[] => [
  ...sixPersons(joined(stem, 'ò ai à emo ete anno'), ['future']),
  ...sixPersons(joined(stem, 'ei esti ebbe emmo este ebbero'), ['conditional']),
]

const presentParticiple = (stem: string): Cell[] => [
  { text: `${stem}e`, reasons: ['present', 'participle'] },
  { text: `${stem}i`, reasons: ['present', 'participle', 'plural'] },
]

const firstOf = (texts: string) => texts.split('/')[0]

const joined = (stem: string, endings: string) => endings.replace(/[^ /]+/g, (ending) => stem + ending)
