import { determinersOf, singleCells, soundRank } from './cells.ts'
import {
  featuresOf,
  found,
  type GrammarContext,
  type GrammarFinding,
  isOf,
  keyAt,
  rawReadings,
  textAt,
} from './grammar-context.ts'
import { joinWords } from './phrase-text.ts'

/** Finds determiners whose form does not fit the sound of the next word: a apple, le ami, il studente. */
export function soundAgreement(context: GrammarContext): GrammarFinding[] {
  const { facts, sentence } = context
  if (!facts.soundsAreRules) return []
  return sentence.tokens.flatMap((_, at) => {
    const key = keyAt(context, at)
    const next = keyAt(context, at + 1)
    if (key === undefined || next === undefined) return []
    const nominal = featuresOf(context, at + 1)
    if (nominal.length === 0 || !nominal.every(isOf('noun', 'adjective'))) return []
    if (/^\p{Lu}/u.test(textAt(context, at + 1))) return []
    const isPronoun =
      facts.alsoPronouns?.includes(key) &&
      rawReadings(context, at + 1).some(({ concept }) => concept.partOfSpeech === 'verb')
    if (isPronoun) return []
    // "quello vecchio"
    const isAlone =
      !nominal.some(isOf('noun')) && !featuresOf(context, at + 2).some(isOf('noun', 'adjective'))
    if (isAlone) return []
    for (const { table, cells } of determinersOf(facts).of(key)) {
      const own = singleCells(cells)
      const better = own.map((cell) => determinersOf(facts).form(table, cell, next))
      if (better.length === 0 || better.some((form) => form === undefined || form === key)) continue
      const [fix] = better
      if (!fix || soundRank(facts, fix, next) >= soundRank(facts, key, next)) continue
      const isElided = fix.endsWith("'")
      const to = isElided || key.endsWith("'") ? at + 1 : at
      return found(
        context,
        { from: at, to },
        {
          id: 'sound-agreement',
          category: 'spelling',
          fixes: [joinWords(context, at, to, new Map([[at, fix]]))],
          message: {
            en: `Before the sound of “${textAt(context, at + 1)}” it is “${fix}”.`,
            es: `Delante del sonido de «${textAt(context, at + 1)}» se usa «${fix}».`,
          },
        },
      )
    }
    return []
  })
}
