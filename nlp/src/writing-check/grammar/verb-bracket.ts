import {
  featuresOf,
  found,
  type GrammarContext,
  type GrammarFinding,
  isOf,
  isPersonal,
  keyAt,
  rawReadings,
  textAt,
} from './grammar-context.ts'
import { personsOfPronoun } from './persons.ts'
import { joinWords } from './phrase-text.ts'

/** Finds participles and infinitives that do not end their main clause: "Ich habe gekauft ein Auto". */
export function verbBracket(context: GrammarContext): GrammarFinding[] {
  if (!context.pack.writing?.hasVerbBracket) return []
  return context.sentence.tokens.flatMap((_, at) => openedAt(context, at))
}

function openedAt(context: GrammarContext, at: number): GrammarFinding[] {
  const { pack, sentence } = context
  const facts = pack.writing
  const features = featuresOf(context, at)
  const isLemma = (lemmas: readonly string[]) =>
    features.length > 0 && features.every((one) => lemmas.includes(one.reading.lemma) && isPersonal(one))
  const isModal = isLemma(facts?.modals ?? [])
  const isAuxiliary = isLemma([facts?.perfect?.have ?? '', facts?.perfect?.be ?? ''])
  if (!isModal && !isAuxiliary) return []
  let place = at + 1
  while (
    place < at + 4 &&
    (personsOfPronoun(context, keyAt(context, place)) !== 0 || isAdverb(context, place))
  )
    place++
  const isForm =
    rawReadings(context, place).length > 0 &&
    rawReadings(context, place).every(
      ({ concept, reasons }) =>
        concept.partOfSpeech === 'verb' &&
        (isModal ? reasons.length === 0 || isPlural(reasons) : reasons.includes('participle')),
    )
  if (!isForm || (isModal && !rawReadings(context, place).some(({ reasons }) => reasons.length === 0)))
    return []
  if (
    isAuxiliary &&
    !/^ge|iert$|^(?:be|ver|er|ent|zer|über|unter)|ge\p{L}+(?:t|en)$/u.test(keyAt(context, place) ?? '')
  )
    return []
  let end = place
  const isEnd = (one: number) => {
    const token = sentence.tokens[one]
    return (
      !token ||
      token.kind === 'mark' ||
      pack.writing?.and.includes(token.key) ||
      /^(?:als|wie)$/.test(token.key)
    )
  }
  while (!isEnd(end + 1)) end++
  if (end === place) return []
  // "ist gegangen worden", "kann gesehen werden"
  const isVerb = rawReadings(context, end).some(
    ({ concept, reasons }) =>
      concept.partOfSpeech === 'verb' && (reasons.length === 0 || reasons.includes('participle')),
  )
  if (isVerb && !/^\p{Lu}/u.test(textAt(context, end))) return []
  const isAfterField =
    context.pack.agreement?.prepositions?.[keyAt(context, place + 1) ?? ''] !== undefined ||
    /(?:^|\p{L})zu/u.test(keyAt(context, place + 1) ?? '')
  if (isAfterField) return []
  const rest = joinWords(context, place + 1, end, new Map())
  return found(
    context,
    { from: place, to: end },
    {
      id: 'verb-bracket',
      category: 'word-order',
      fixes: [`${rest} ${textAt(context, place)}`],
      message: {
        en: `The second part of the verb, “${textAt(context, place)}”, comes last.`,
        es: `La segunda parte del verbo, «${textAt(context, place)}», va al final.`,
      },
    },
  )
}

const isPlural = (reasons: readonly string[]) => reasons.includes('present') && reasons.includes('plural')

const isAdverb = (context: GrammarContext, at: number) => {
  const features = featuresOf(context, at)
  return features.length > 0 && features.every(isOf('adverb', 'particle'))
}
