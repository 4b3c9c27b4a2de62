import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'

export type Gender = 'm' | 'f' | 'n' | 'mf'

/** Tags of FreeDict in angle brackets after a word. */
const ofFreedict: Record<string, PartOfSpeech> = {
  n: 'noun',
  adj: 'adjective',
  v: 'verb',
  vt: 'verb',
  vi: 'verb',
  trans: 'verb',
  intr: 'verb',
  refl: 'verb',
  adv: 'adverb',
  Adverb: 'adverb',
  pronominalAdverb: 'adverb',
  pn: 'name',
  interjection: 'interjection',
  int: 'interjection',
  prep: 'preposition',
  preposition: 'preposition',
  postposition: 'preposition',
  pron: 'pronoun',
  pronoun: 'pronoun',
  indefinitePronoun: 'pronoun',
  demonstrativePronoun: 'pronoun',
  possessivePronoun: 'pronoun',
  numeral: 'number',
  num: 'number',
  conj: 'conjunction',
  conjunction: 'conjunction',
  art: 'determiner',
  article: 'determiner',
  determiner: 'determiner',
  possessiveAdjective: 'determiner',
  particle: 'particle',
  ptcl: 'particle',
}

/** The first tag of a word of Apertium. Others (punctuation, abbreviations) are left out. */
const ofApertium: Record<string, PartOfSpeech> = {
  n: 'noun',
  vblex: 'verb',
  vbser: 'verb',
  vbhaver: 'verb',
  vbmod: 'verb',
  vaux: 'verb',
  vbdo: 'verb',
  vbavea: 'verb',
  adj: 'adjective',
  adv: 'adverb',
  preadv: 'adverb',
  cnjcoo: 'conjunction',
  cnjsub: 'conjunction',
  cnjadv: 'conjunction',
  pr: 'preposition',
  prn: 'pronoun',
  rel: 'pronoun',
  det: 'determiner',
  predet: 'determiner',
  num: 'number',
  ij: 'interjection',
  part: 'particle',
}

const genders: Record<string, Gender> = { masc: 'm', m: 'm', fem: 'f', f: 'f', neut: 'n', nt: 'n', mf: 'mf' }

const own = <T>(table: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

export type Tagged = {
  partOfSpeech?: PartOfSpeech
  gender?: Gender
  /** Whether the word is listed as a plural, so that it is a form of another word. */
  isPlural: boolean
}

/** Reads `masc, n, sg`. A second `n` means neuter ("<n, n>"), and a gender alone means a noun. */
export function readFreedictTags(text: string): Tagged {
  const tags = text.split(',').map((tag) => tag.trim())
  const isNeuter = tags.filter((tag) => tag === 'n').length > 1
  const gender = isNeuter ? 'n' : tags.map((tag) => own(genders, tag)).find(Boolean)
  const isPlural = tags.includes('pl')
  const named = tags.map((tag) => own(ofFreedict, tag)).find(Boolean)
  const partOfSpeech = named ?? (gender || isPlural || tags.includes('sg') ? 'noun' : undefined)
  return { ...(partOfSpeech && { partOfSpeech }), ...(gender && { gender }), isPlural }
}

/** Reads `casa<n><f><sg>`: word, part of speech and gender; undefined for entries that are left out. */
export function readApertiumAnalysis(
  text: string,
): { word: string; partOfSpeech: PartOfSpeech; gender?: Gender } | undefined {
  const start = text.indexOf('<')
  if (start <= 0) return undefined
  const tags = [...text.slice(start).matchAll(/<([^>]*)>/g)].map(([, tag = '']) => tag)
  // A participle that is used as an adjective is listed under its verb.
  const partOfSpeech = tags.includes('pp') ? 'verb' : own(ofApertium, tags[0] ?? '')
  if (!partOfSpeech) return undefined
  const gender = tags.map((tag) => own(genders, tag)).find(Boolean)
  // "give# up": the text after # follows the inflected part.
  const tail = text.slice(start).match(/#([^<]*)/)?.[1] ?? ''
  const word = (text.slice(0, start).replace('#', '') + tail).replace(/_/g, ' ').trim()
  return { word, partOfSpeech, ...(gender && partOfSpeech === 'noun' && { gender }) }
}
