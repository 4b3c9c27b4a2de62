import type { MoodAfter } from '@verbena/language/packs/writing-facts'
import type { Reading } from '../../lexicon/readings.ts'
import {
  featuresOf,
  found,
  type GrammarContext,
  type GrammarFinding,
  keyAt,
  rawReadings,
} from './grammar-context.ts'
import { nounPhraseAt } from './noun-phrase.ts'
import { personsOf, personsOfPronoun, tenseOf } from './persons.ts'

/** Finds verbs in the wrong mood after a conjunction: "quiero que vienes", "si j'aurais", "benché piove". */
export function moodAfter(context: GrammarContext): GrammarFinding[] {
  const rows = context.pack.writing?.moods ?? []
  return context.sentence.tokens.flatMap((_, at) =>
    rows.flatMap((row) => {
      const end = row.triggers.map((trigger) => triggerEnd(context, trigger, at)).find((one) => one !== null)
      const isCondition = row.wrong.includes('conditional')
      if (isCondition && at !== context.sentence.firstWord && keyAt(context, at - 1) !== undefined) return []
      // "si peur que", "plus content que", "nous savons bien que"; a command: "Pensa che ha tre anni"
      const isMeasured = /^(?:plus|moins|si|tellement|più|tanto|tan|más)$/.test(keyAt(context, at - 1) ?? '')
      const isClause = keyAt(context, at) !== 'bien' || keyAt(context, at - 1) === undefined
      const isCommand =
        at === context.sentence.firstWord &&
        featuresOf(context, at).some(({ reading }) => reading.reasons.includes('imperative'))
      if (isMeasured || !isClause || isCommand) return []
      return end === undefined || end === null ? [] : wrongMood(context, row, end)
    }),
  )
}

/** The last token of a trigger that begins here. */
function triggerEnd(context: GrammarContext, trigger: string, at: number): number | null {
  const parts = trigger.split('_').filter(Boolean)
  const isHere = parts.every((part, step) => {
    const lemma = /^<(.+)>$/.exec(part)?.[1]
    if (!lemma) return keyAt(context, at + step) === part
    const features = featuresOf(context, at + step)
    return (
      features.length > 0 &&
      features.every(({ reading }) => reading.lemma === lemma && reading.concept.partOfSpeech === 'verb')
    )
  })
  return isHere ? at + parts.length - 1 : null
}

function wrongMood(context: GrammarContext, row: MoodAfter, end: number): GrammarFinding[] {
  const { pack } = context
  let place = end + 1
  if (personsOfPronoun(context, keyAt(context, place)) !== 0) place++
  else {
    const phrase = nounPhraseAt(context, place)
    if (phrase?.members[0]?.kind === 'determiner') place = phrase.to + 1
    else if (/^\p{Lu}/u.test(context.sentence.tokens[place]?.text ?? '')) place++
  }
  const isBetween = (at: number) => {
    const key = keyAt(context, at) ?? ''
    return (
      pack.writing?.beforeVerb.includes(key) ||
      pack.proclitics?.includes(key) ||
      pack.reflexive?.pronouns?.includes(key)
    )
  }
  while (place < end + 6 && isBetween(place)) place++
  const readings = rawReadings(context, place).filter(({ concept }) => concept.partOfSpeech === 'verb')
  if (readings.length === 0 || readings.length < rawReadings(context, place).length) return []
  const isWrong = ({ reasons }: Reading) => tenseOf(reasons) === row.wrong.join(' ')
  const own = readings.filter((one) => !one.reasons.includes('imperative'))
  if (own.length === 0 || !own.every(isWrong)) return []
  const wanted = [...row.right].toSorted().join(' ')
  const forms = own.flatMap((reading) => {
    const persons = personsOf(reading, false)
    return context.inflector.forms(
      reading,
      (other) => tenseOf(other.reasons) === wanted && (personsOf(other, false) & persons) !== 0,
    )
  })
  const [fix] = forms
  if (!fix) return []
  return found(
    context,
    { from: place, to: place },
    {
      id: 'mood',
      category: 'verb',
      fixes: [fix],
      message: {
        en: `${row.message.en.replace(/\.$/, '')}: ${fix}.`,
        es: `${row.message.es.replace(/\.$/, '')}: ${fix}.`,
      },
    },
  )
}
