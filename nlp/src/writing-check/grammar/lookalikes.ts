import {
  featuresOf,
  found,
  type GrammarContext,
  type GrammarFinding,
  isOf,
  keyAt,
  rawReadings,
} from './grammar-context.ts'
import { personsOfPronoun } from './persons.ts'

/** The fewest words of a sentence whose verb is looked for. */
const fewestWords = 3

/** Finds verbs that are written like another word in a sentence without a verb: "Lui e simpatico". */
export function verbLookalikes(context: GrammarContext): GrammarFinding[] {
  const { pack, sentence } = context
  const table = pack.writing?.lookalikes
  const words = sentence.tokens.filter(({ kind }) => kind === 'word')
  if (!table || words.length < fewestWords || !/^[.!?]$/.test(sentence.tokens.at(-1)?.text ?? '')) return []
  const hasVerb = sentence.tokens.some((_, at) =>
    rawReadings(context, at).some(
      ({ concept, reasons }) => concept.partOfSpeech === 'verb' && !reasons.includes('participle'),
    ),
  )
  if (hasVerb) return []
  const at = sentence.tokens.findIndex((token, place) => {
    const fix = Object.hasOwn(table, token.key) ? table[token.key] : undefined
    if (!fix) return false
    // "Mio fratello e mia sorella" joins two nouns.
    const next = featuresOf(context, place + 1)
    const isAfterPronoun = personsOfPronoun(context, keyAt(context, place - 1)) !== 0
    const isLong = token.key.length > 1
    const before = rawReadings(context, place - 1)
    const isAfterAdverb =
      before.length > 0 && before.every(({ concept }) => concept.partOfSpeech === 'adverb')
    const isAfterNoun = before.some(({ concept }) => concept.partOfSpeech === 'noun')
    const isPredicate =
      next.length > 0 && next.every(isOf('adjective')) && place + 2 >= sentence.tokens.length - 1
    const isSubject =
      isAfterPronoun ||
      (token.key === 'e' && isAfterAdverb) ||
      (isAfterNoun && (isLong || (token.key === 'e' && isPredicate)))
    return isSubject && next.some(isOf('determiner', 'adjective', 'adverb', 'noun', 'number'))
  })
  const fix = table[keyAt(context, at) ?? '']
  if (at < 0 || !fix) return []
  return found(
    context,
    { from: at, to: at },
    {
      id: 'verb-lookalike',
      category: 'spelling',
      fixes: [at === sentence.firstWord ? fix.charAt(0).toUpperCase() + fix.slice(1) : fix],
      message: {
        en: `The sentence needs a verb: it is “${fix}” here.`,
        es: `La oración necesita un verbo: aquí es «${fix}».`,
      },
    },
  )
}
