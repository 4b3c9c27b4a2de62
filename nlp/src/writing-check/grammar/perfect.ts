import type { Features } from '../word-features.ts'
import { determinersOf } from './cells.ts'
import {
  featuresOf,
  found,
  type GrammarContext,
  type GrammarFinding,
  isOf,
  isPersonal,
  keyAt,
  textAt,
} from './grammar-context.ts'
import { tenseOf } from './persons.ts'

/** The most words between the auxiliary and the participle, where the participle does not end the clause. */
const betweenMaximum = 2

/** Finds a perfect with the wrong auxiliary: "hat gegangen", "j'ai allé", "sono mangiato". */
export function perfectAuxiliary(context: GrammarContext): GrammarFinding[] {
  const facts = context.pack.writing?.perfect
  if (!facts) return []
  return context.sentence.tokens.flatMap((_, at) => {
    const features = featuresOf(context, at)
    const isForm = (lemma: string) => features.find((one) => one.reading.lemma === lemma && isPersonal(one))
    const have = isForm(facts.have)
    const be = isForm(facts.be)
    if (have) return wrongAuxiliary(context, at, have, facts.withBe, facts.be)
    // "Er ist gesehen worden" is a passive; "ich bin gegessen" is not.
    if (be && be.person !== '3') return wrongAuxiliary(context, at, be, facts.withHave, facts.have)
    return []
  })
}

function wrongAuxiliary(
  context: GrammarContext,
  at: number,
  auxiliary: Features,
  verbs: readonly string[],
  wanted: string,
): GrammarFinding[] {
  const wantsHave = wanted === context.pack.writing?.perfect?.have
  const before = keyAt(context, at - 1) ?? ''
  // "Nous nous sommes perdus": the second pronoun is reflexive.
  const isSubject =
    context.pack.subjects?.flat().includes(before) === true && keyAt(context, at - 2) !== before
  if (wantsHave && !isSubject && context.pack.writing?.reflexives?.includes(before)) return []
  const place = participleAfter(context, at)
  if (place === null) return []
  const all = featuresOf(context, place)
  const participles = all.filter(isParticiple)
  const isNoun =
    all.some(isOf('noun')) && !(context.pack.capitalNouns && /^\p{Ll}/u.test(textAt(context, place)))
  if (isNoun) return []
  // "Je suis perdu"
  if (wantsHave && all.some(isOf('adjective'))) return []
  if (participles.length === 0 || !participles.every(({ reading }) => verbs.includes(reading.lemma)))
    return []
  // "Il a tombé la veste"
  const isTransitive = determinersOf(context.facts).of(keyAt(context, place + 1) ?? '').length > 0
  if (isTransitive && wanted === context.pack.writing?.perfect?.be && !context.pack.writing.perfect.isLast)
    return []
  const fix = auxiliaryForm(context, auxiliary, wanted)
  if (!fix) return []
  const elided = context.pack.elisions?.find(({ form }) => form === keyAt(context, at - 1))
  const isElided = elided !== undefined && !/^[aeiouhàâéèêëîïôùû]/i.test(fix)
  const text = isElided ? `${elided.lemma} ${fix}` : fix
  return found(
    context,
    { from: isElided ? at - 1 : at, to: at },
    {
      id: 'perfect-auxiliary',
      category: 'verb',
      fixes: [text],
      message: {
        en: `“${textAt(context, place)}” forms the past with “${wanted}”: ${fix}.`,
        es: `«${textAt(context, place)}» forma el pasado con «${wanted}»: ${fix}.`,
      },
    },
  )
}

const isParticiple = ({ reading }: Features) =>
  reading.concept.partOfSpeech === 'verb' && reading.reasons.includes('participle')

function participleAfter(context: GrammarContext, at: number): number | null {
  const { sentence, pack } = context
  if (pack.writing?.perfect?.isLast) {
    let last = at + 1
    while (last < sentence.tokens.length && sentence.tokens[last]?.kind !== 'mark') last++
    // "und" begins another clause.
    for (let place = at + 1; place < last; place++) {
      const next = keyAt(context, place + 1)
      const isEnd = next === undefined || pack.writing.and.includes(next)
      if (!isEnd) continue
      const features = featuresOf(context, place)
      return features.length > 0 && features.some(isParticiple) && /^\p{Ll}/u.test(textAt(context, place))
        ? place
        : null
    }
    return null
  }
  for (let place = at + 1; place <= at + 1 + betweenMaximum; place++) {
    const features = featuresOf(context, place)
    if (features.some(isParticiple)) return place
    if (features.length === 0 || !features.some(isOf('adverb', 'particle', 'pronoun'))) return null
  }
  return null
}

/** The form of the other auxiliary in the same tense and person. */
function auxiliaryForm(context: GrammarContext, { reading }: Features, wanted: string): string | undefined {
  const { lexicon, language, inflector } = context
  const [concept] = lexicon.entries(language, wanted).filter(({ partOfSpeech }) => partOfSpeech === 'verb')
  if (!concept) return undefined
  const same = (reasons: Features['reading']['reasons']) =>
    tenseOf(reasons) === tenseOf(reading.reasons) &&
    ['firstPerson', 'secondPerson', 'thirdPerson', 'singular', 'plural'].every(
      (name) =>
        (reasons as readonly string[]).includes(name) ===
        (reading.reasons as readonly string[]).includes(name),
    )
  return inflector.forms({ lemma: wanted, reasons: [], concept }, (one) => same(one.reasons))[0]
}
