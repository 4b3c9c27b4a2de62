import type { Explanation } from '@verbena/contract/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Compounds } from '@verbena/language/packs/language-pack'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'

/** Fewest letters of a part: shorter words such as "Ei" occur in many words by accident. */
const partMinimum = 3
/** A part this short has to be a noun or an adjective as it stands: "Haustür", "Rotwein", "Eisbär". */
const shortPart = 3
/** Tried at most: a longer word has more places to cut than it has parts. */
const longest = 40

/**
 * A word that is written together and stands in no dictionary, told by its two parts: "Haustür", "Westentasche",
 * "nødutgang". Labelled as a gloss: what the parts mean is not always what the whole does. A name tells nothing
 * ("Hoffmann", "Freiburg"), so nothing is told where the word looks like one.
 * @param text one word
 * @param explain what is known of a part; null where nothing is
 * @returns null where it has no two parts that are known, or the language writes none together
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
  // "Staub-ecken" has a plural where "Stau-becken" has none.
  const best = explanation.find(({ head }) => head.formReasons === undefined) ?? explanation[0]
  return best ? explainByParts(text, best.modifier, best.head) : null
}

/** How the first part of a compound may be spelled by itself, and as which word. */
type Spelling = { text: string; as: 'whole' | 'stem of a noun' | 'stem of a verb' }

/** Every way to cut, that with the most even parts first. */
function splits(text: string, compounds: Compounds) {
  const word = textKey(text)
  const count = Math.max(0, word.length - 2 * partMinimum + 1)
  return Array.from({ length: count }, (_, at) => at + partMinimum)
    .toSorted((one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2))
    .map((at) => ({ first: spellings(word.slice(0, at), compounds), second: word.slice(at) }))
}

/** "Westen" is Weste with its link before it is Westen; German "Schul" lacks its e, and "Schlaf" is of schlafen. */
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
    // A noun by itself has its capital, an adjective or a verb has none.
    for (const text of [capitalised(spelling.text), spelling.text]) {
      const known = explain(text)
      if (known && mayModify(known, spelling)) return known
    }
  }
  return undefined
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A noun as it stands, or an inflected one: "Küchentische", "kjøkkenbordet". */
function mayBeHead(explanation: Explanation | null, part: string): explanation is Explanation {
  if (explanation?.partOfSpeech !== 'noun' || explanation.translation === '') return false
  return isBase(explanation, part) || (part.length > shortPart && isInflected(explanation))
}

const isInflected = ({ formReasons = [] }: Explanation) => formReasons.every((reason) => nominal.has(reason))
const nominal = new Set(['plural', 'singular', 'definite', 'genitive', 'dative', 'accusative'])

const modifiers = new Set<Explanation['partOfSpeech']>(['noun', 'verb', 'adjective', 'number'])
const shortModifiers = new Set<Explanation['partOfSpeech']>(['noun', 'adjective'])

/** A first part that is an inflected form is an accident: "Einst-ein", "Lille-hammer". */
function mayModify(explanation: Explanation, { text, as }: Spelling): boolean {
  if (explanation.translation === '' || !isBase(explanation, text)) return false
  if (as === 'stem of a noun') return explanation.partOfSpeech === 'noun'
  if (as === 'stem of a verb') return explanation.partOfSpeech === 'verb'
  return (text.length > shortPart ? modifiers : shortModifiers).has(explanation.partOfSpeech)
}

const isBase = ({ lemma, formReasons }: Explanation, part: string) =>
  lemmaKey(lemma ?? '') === textKey(part) && (formReasons ?? []).length === 0

/** Whether a word that could be cut into these parts is more likely a name, or ends in a suffix that looks like a noun. */
function isNameOrSuffix(
  { nameEndings, placeEndings, suffixes }: Compounds,
  text: string,
  modifier: Explanation,
  head: Explanation,
): boolean {
  const last = lemmaKey(head.lemma ?? head.word)
  if (suffixes.includes(last)) return true
  // Norwegian writes only names with a capital, and the first word of a sentence.
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

/** A part with two meanings is explained with both: a Tasche is a bag, but that of a Weste is a pocket. */
function sensesOf({ lemma, translation, partOfSpeech, alternatives = [] }: Explanation): string {
  const known = translation.split(', ')
  const other = alternatives.find((one) => one.lemma === lemma && one.partOfSpeech === partOfSpeech)
  const [word = ''] = other?.translation.split(', ') ?? []
  return [known[0] ?? '', ...(word === '' || known.includes(word) ? [] : [word])].join(' / ')
}

const sourceOf = (...explanation: Explanation[]) =>
  `${[...new Set(explanation.flatMap(({ source }) => source?.split(', ') ?? []))].join(', ')}, word by word`
