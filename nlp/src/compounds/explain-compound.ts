import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Compounds } from '@verbena/language/packs/language-pack'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'

/** The minimum of letters of a part. Shorter words such as "Ei" occur in many words by accident. */
const partMinimum = 3
/** A part of this length must be a noun or an adjective without inflection: "Haustür", "Rotwein", "Eisbär". */
const shortPart = 3
/** A longer word is not tried, because it has too many possible cuts. */
const longest = 40

/**
 * Explains a compound that no dictionary has by its two parts: "Haustür", "Westentasche", "nødutgang". The explanation is
 * labelled as a gloss, because a compound does not always mean what its parts mean. The parts of a name ("Hoffmann",
 * "Freiburg") explain nothing, so a word that looks like a name has no explanation.
 * @param text one word
 * @param explain the explanation of a part; null if there is none
 * @returns null if no two parts are known, or if the language has no such compounds
 */
export function explainCompound(
  text: string,
  language: TargetLanguageCode,
  explain: (part: string) => Explanation | null,
): Explanation | null {
  const { compounds, capitalNouns = false } = packs[language] ?? {}
  if (!compounds || text.length > longest || !/^\p{L}+$/u.test(text)) return null
  if (capitalNouns && !/^\p{Lu}/u.test(text)) return null
  const explanation = splits(text, compounds).flatMap(({ first, second }) => {
    const head = explain(capitalNouns ? capitalised(second) : second)
    if (!mayBeHead(head, second)) return []
    const modifier = firstKnown(first, explain)
    return modifier && !isNameOrSuffix(compounds, text, modifier, head) ? [{ modifier, head }] : []
  })
  // "Stau-becken" comes before "Staub-ecken", which is a plural.
  const best = explanation.find(({ head }) => head.formReasons === undefined) ?? explanation[0]
  return best ? explainByParts(text, best.modifier, best.head) : null
}

/** A spelling of the first part as a separate word, and the kind of word. */
type Spelling = { text: string; as: 'whole' | 'stem of a noun' | 'stem of a verb' }

/** All ways to cut a word into two parts, those with the most even lengths first. */
function splits(text: string, compounds: Compounds) {
  const word = textKey(text)
  const count = Math.max(0, word.length - 2 * partMinimum + 1)
  return Array.from({ length: count }, (_, at) => at + partMinimum)
    .toSorted((one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2))
    .map((at) => ({ first: spellings(word.slice(0, at), compounds), second: word.slice(at) }))
}

/**
 * Spellings of a first part, most likely first. "Westen" is Weste with a link, then Westen; "Schul" is Schule without
 * its e; "Schlaf" is the stem of schlafen.
 */
function spellings(part: string, { links, clipsModifier }: Compounds): Spelling[] {
  const linked = links
    .filter((link) => part.endsWith(link) && part.length - link.length >= partMinimum)
    .map((link): Spelling => ({ text: part.slice(0, -link.length), as: 'stem of a noun' }))
  const isWithN = ({ text }: Spelling) => text.endsWith('e') && part === `${text}n`
  return [
    ...linked.filter(isWithN),
    { text: part, as: 'whole' },
    ...linked.filter((one) => !isWithN(one)),
    ...(clipsModifier && part.length > shortPart
      ? ([
          { text: `${part}e`, as: 'stem of a noun' },
          { text: `${part}en`, as: 'stem of a verb' },
        ] as const)
      : []),
  ]
}

function firstKnown(
  spelled: readonly Spelling[],
  explain: (part: string) => Explanation | null,
): Explanation | undefined {
  for (const spelling of spelled) {
    // As a separate word a noun has a capital; an adjective or a verb has none.
    for (const text of [capitalised(spelling.text), spelling.text]) {
      const known = explain(text)
      if (known && mayModify(known, spelling)) return known
    }
  }
  return undefined
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Whether a last part is a noun, which may be inflected: "Küchentische", "kjøkkenbordet". */
export function mayBeHead(explanation: Explanation | null, part: string): explanation is Explanation {
  if (explanation?.partOfSpeech !== 'noun' || explanation.translation === '') return false
  return isBase(explanation, part) || (part.length > shortPart && isInflected(explanation))
}

const isInflected = ({ formReasons = [] }: Explanation) => formReasons.every((reason) => nominal.has(reason))
const nominal = new Set(['plural', 'singular', 'definite', 'genitive', 'dative', 'accusative'])

const modifiers = new Set<Explanation['partOfSpeech']>(['noun', 'verb', 'adjective', 'number'])
const shortModifiers = new Set<Explanation['partOfSpeech']>(['noun', 'adjective'])

/** Whether a first part is not inflected. An inflected first part is a coincidence: "Einst-ein", "Lille-hammer". */
function mayModify(explanation: Explanation, { text, as }: Spelling): boolean {
  if (explanation.translation === '' || !isBase(explanation, text)) return false
  if (as === 'stem of a noun') return explanation.partOfSpeech === 'noun'
  if (as === 'stem of a verb') return explanation.partOfSpeech === 'verb'
  return (text.length > shortPart ? modifiers : shortModifiers).has(explanation.partOfSpeech)
}

const isBase = ({ lemma, formReasons }: Explanation, part: string) =>
  lemmaKey(lemma ?? '') === textKey(part) && (formReasons ?? []).length === 0

/** Whether a word with these parts is more likely a name, or ends in a suffix that looks like a noun. */
function isNameOrSuffix(
  { nameEndings, placeEndings, suffixes }: Compounds,
  text: string,
  modifier: Explanation,
  head: Explanation,
): boolean {
  const last = lemmaKey(head.lemma ?? head.word)
  if (suffixes.includes(last)) return true
  // In Norwegian only names and the first word of a sentence have a capital.
  if (nameEndings.includes(last)) return /^\p{Lu}/u.test(text)
  const isEveryday = modifier.level === 'A1' || modifier.level === 'A2'
  return placeEndings.includes(last) && !isEveryday
}

function explainByParts(text: string, modifier: Explanation, head: Explanation): Explanation {
  const [first, second] = [modifier, head].map(sensesOf)
  const parts = [modifier, head].map(({ lemma, word }) => lemma ?? word)
  return {
    word: text,
    translation: `${first} · ${second}`,
    definition: '',
    example: '',
    parts,
    partOfSpeech: 'noun',
    ...(head.gender && { gender: head.gender }),
    ...(head.formReasons && { formReasons: head.formReasons }),
    source: sourceOf(modifier, head),
  }
}

/**
 * The meanings of a part. A part with two meanings has both: a Tasche is a bag, but the Tasche of a Weste is a
 * pocket.
 */
function sensesOf({ lemma, translation, partOfSpeech, alternatives = [] }: Explanation): string {
  const known = translation.split(', ')
  const other = alternatives.find((one) => one.lemma === lemma && one.partOfSpeech === partOfSpeech)
  const [word = ''] = other?.translation.split(', ') ?? []
  return [known[0] ?? '', ...(word === '' || known.includes(word) ? [] : [word])].join(' / ')
}

const sourceOf = (...explanation: Explanation[]) =>
  `${[...new Set(explanation.flatMap(({ source }) => source?.split(', ') ?? []))].join(', ')}, word by word`
