import { lemmaKey } from '@verbena/language/text/lemma-key'
import { determinersOf } from './cells.ts'
import {
  featuresOf,
  found,
  type GrammarContext,
  type GrammarFinding,
  isPersonal,
  keyAt,
  textAt,
} from './grammar-context.ts'
import { personsOfPronoun, verbAt } from './persons.ts'

/** Finds verbs that exist only with a reflexive pronoun, without it: "ich beeile", "ella se queja" is right. */
export function missingReflexive(context: GrammarContext): GrammarFinding[] {
  const { pack, sentence } = context
  const pronouns = pack.reflexive?.pronouns
  if (!pronouns || !pack.reflexive) return []
  const has = sentence.tokens.some(({ key }) => pronouns.includes(key) || /^[mts]'$/.test(key))
  if (has) return []
  return sentence.tokens.flatMap((_, at) => {
    const person = personsOfPronoun(context, keyAt(context, at))
    const verb = person ? verbAt(context, at + 1) : null
    if (!verb || (verb.persons & person) === 0) return []
    const features = featuresOf(context, at + 1)
    const isReflexive = features.every(
      (one) =>
        (isPersonal(one) || one.reading.reasons.includes('present')) &&
        isListedReflexive(context, one.reading.lemma),
    )
    if (!isReflexive) return []
    const isTransitive = determinersOf(context.facts).of(keyAt(context, at + 2) ?? '').length > 0
    if (isTransitive) return []
    const pronoun = pronounOf(context, person)
    if (!pronoun) return []
    const word = textAt(context, at + 1)
    const isBefore = pack.proclitics !== undefined || pack.pronominalVerbs !== undefined
    return found(
      context,
      { from: at + 1, to: at + 1 },
      {
        id: 'missing-reflexive',
        category: 'verb',
        fixes: [isBefore ? `${pronoun} ${word}` : `${word} ${pronoun}`],
        message: {
          en: `This verb is reflexive: “${word}” takes “${pronoun}”.`,
          es: `Este verbo es pronominal: «${word}» lleva «${pronoun}».`,
        },
      },
    )
  })
}

function isListedReflexive({ pack, lexicon, language }: GrammarContext, lemma: string): boolean {
  const { before = '', after = '', endings = [] } = pack.reflexive ?? {}
  const isMarked =
    (before !== '' && lemma.startsWith(before)) ||
    (after !== '' && lemma.endsWith(after) && lemma.length > after.length + 2)
  if (!isMarked) return false
  const plain = before ? lemma.slice(before.length) : lemma.slice(0, -after.length)
  const bases = [
    plain,
    ...endings.map(([one, other]) =>
      plain.endsWith(other) ? plain.slice(0, plain.length - other.length) + one : plain,
    ),
  ]
  return bases.every((base) =>
    lexicon.entries(language, lemmaKey(base)).every(({ partOfSpeech }) => partOfSpeech !== 'verb'),
  )
}

/** The pronoun of a person, in the order I, you, he, we, you, they. */
function pronounOf({ pack }: GrammarContext, persons: number): string | undefined {
  const [first, second, third, we, you = third] = pack.reflexive?.pronouns ?? []
  const row = [first, second, third, we, you, third]
  return row.find((_, place) => persons & (1 << place))
}
