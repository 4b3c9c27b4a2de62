import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'

/** A word has so many spellings at most, and no longer word is tried. */
const spellingsMaximum = 90
const lettersMaximum = 24
/** Words without accents have up to three of them: "hetereogeneite" has two. */
const changesMaximum = 3

/** A spelling that may be meant, and the number of changes that lead to it. */
export type OtherSpelling = { spelling: string; changes: number }

/**
 * The spellings that a word without accents, with wrong accents, without apostrophe or in a makeshift spelling may stand for,
 * those with the fewest changes first.
 * @example otherSpellings('tambien', 'es') // [{ spelling: 'támbien', changes: 1 }, { spelling: 'también', changes: 1 }, …]
 */
export function otherSpellings(text: string, language: TargetLanguageCode): OtherSpelling[] {
  const word = textKey(withoutOldMarks(text))
  if (word.length < 2 || word.length > lettersMaximum) return []
  const found = new Map<string, number>()
  const add = (spelling: string, changes: number) => {
    if (spelling !== textKey(text) && !found.has(spelling)) found.set(spelling, changes)
  }
  add(word, 0)
  for (const spelling of withApostrophe(word, language)) add(spelling, 2)
  let made = [word]
  for (let changes = 1; changes <= changesMaximum && found.size < spellingsMaximum; changes++) {
    const next = made.flatMap((one) => changedOnce(one, language)).filter((one) => !found.has(one))
    for (const one of next) add(one, changes)
    made = [...new Set(next)]
  }
  return [...found].slice(0, spellingsMaximum).map(([spelling, changes]) => ({ spelling, changes }))
}

/** Breathings and the circumflex of old Greek: ἄνθρωπος, γῆ. */
const withoutOldMarks = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0313\u0314\u0345\u0304\u0306]/gu, '')
    .replace(/(?<=[\u0370-\u03ff])[\u0300\u0342]/gu, '\u0301')
    .normalize('NFC')

const bare = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '')

function changedOnce(word: string, language: TargetLanguageCode): string[] {
  const changed: string[] = []
  for (const [at, letter] of [...word].entries())
    for (const other of alikeLetters(language).get(bare(letter)) ?? [])
      if (other !== letter) changed.push(word.slice(0, at) + other + word.slice(at + 1))
  for (const [written, meant] of packs[language]?.makeshiftSpellings ?? [])
    for (let at = word.indexOf(written); at >= 0; at = word.indexOf(written, at + 1))
      changed.push(word.slice(0, at) + meant + word.slice(at + written.length))
  return changed
}

const tables = new Map<TargetLanguageCode, ReadonlyMap<string, readonly string[]>>()

/**
 * The accented letters of a language by the plain letter. An accent is never removed: who writes accents rarely writes one
 * too many, and "affiché" is no affiche.
 */
function alikeLetters(language: TargetLanguageCode): ReadonlyMap<string, readonly string[]> {
  const known = tables.get(language)
  if (known) return known
  const table = new Map<string, string[]>()
  for (const letter of packs[language]?.keyboardLetters ?? []) {
    const plain = bare(letter)
    if (/\p{L}/u.test(letter) && letter === letter.toLowerCase() && plain !== letter)
      table.set(plain, [...(table.get(plain) ?? []), letter])
  }
  tables.set(language, table)
  return table
}

/** "dont" is don't, "cest" is c'est. */
function withApostrophe(word: string, language: TargetLanguageCode): string[] {
  const { contractions = [], elisions = [] } = packs[language] ?? {}
  const contracted = contractions.filter(
    ({ form }) => form.includes("'") && form.replaceAll("'", '') === word,
  )
  const elided = elisions
    .map(({ form }) => form.replaceAll("'", ''))
    .filter((start) => word.startsWith(start) && word.length > start.length + 1)
    .map((start) => `${start}'${word.slice(start.length)}`)
  return [...contracted.map(({ form }) => form), ...elided]
}
