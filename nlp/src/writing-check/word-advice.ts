import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Advice } from './advice.ts'
import type { RunningWord } from './running-lemmas.ts'
import type { RicherWords } from './style-schema.ts'

/** A word that occurs so often within so many words gets advice. */
const repeated = { times: 4, within: 70 }
const richerMaximum = 6
/** Words without a synonym, which may be repeated. */
const light =
  /^(?:be|have|do|go|make|want|can|must|say|know|see|come|get|give|take|think|like|need|live|work|people|time|day|year|thing|person|house|home|not|very|also|here|there|now|today|good|big|all|other|more|much|many|only|always)(?:[.-]|$)/
const content = new Set(['noun', 'verb', 'adjective', 'adverb'])

/** Advises on repeated words, with synonyms of the lexicon. */
export function repetitionAdvice(
  words: readonly RunningWord[],
  lexicon: Lexicon,
  language: TargetLanguageCode,
): Advice[] {
  const places = new Map<string, RunningWord[]>()
  for (const word of words)
    if (isContent(word)) places.set(word.lemma, [...(places.get(word.lemma) ?? []), word])
  return [...places.values()].flatMap((row) => {
    const tooMany = row.find((word, at) => {
      const first = row[at - repeated.times + 1]
      return first !== undefined && word.place - first.place < repeated.within
    })
    if (!tooMany) return []
    const others = synonymsOf(tooMany, lexicon, language)
    const instead = others.map((one) => `“${one}”`).join(', ')
    const advice: Advice = {
      kind: 'vocab',
      rule: 'repetition',
      start: tooMany.token.start,
      end: tooMany.token.end,
      message: {
        en: `“${tooMany.token.text}” comes ${row.length} times.${instead ? ` You could also say ${instead}.` : ' Could you say it in another way?'}`,
        es: `«${tooMany.token.text}» aparece ${row.length} veces.${instead ? ` También podrías decir ${instead}.` : ' ¿Puedes decirlo de otra manera?'}`,
      },
      fixes: isBaseForm(tooMany) && !isNoun(tooMany) ? others.filter((one) => fitsBehind(one, tooMany)) : [],
    }
    return [advice]
  })
}

function isContent({ readings, lemma, isFirstOfSentence, token }: RunningWord): boolean {
  if (readings.length === 0 || lemma.length < 3) return false
  if (
    !isFirstOfSentence &&
    /^\p{Lu}/u.test(token.text) &&
    readings.every(({ concept }) => concept.partOfSpeech !== 'noun')
  )
    return false
  return readings.every(({ concept }) => content.has(concept.partOfSpeech) && !light.test(concept.id))
}

const isNoun = ({ readings }: RunningWord) => readings.some(({ concept }) => concept.partOfSpeech === 'noun')
const isBaseForm = ({ readings, token, lemma }: RunningWord) =>
  token.key === lemma && readings.some(({ reasons }) => reasons.length === 0)

/** The synonyms of a word: other words of its concept, if it has only one concept. */
function synonymsOf(
  { readings, lemma }: RunningWord,
  lexicon: Lexicon,
  language: TargetLanguageCode,
): string[] {
  const concepts = new Set(
    readings.filter((one) => lemmaKey(one.lemma) === lemma).map(({ concept }) => concept),
  )
  const [concept] = concepts
  if (!concept || concepts.size > 1 || lexicon.entries(language, lemma).length > 1) return []
  return (concept.words[language] ?? [])
    .filter((one) => textKey(one) !== lemma && !one.includes(' '))
    .slice(0, 3)
}

/** Advises on plain words that have a richer one, once for each word. */
export function richerAdvice(words: readonly RunningWord[], richer: RicherWords): Advice[] {
  const byWord = new Map(richer.map((entry) => [textKey(entry.word), entry]))
  const seen = new Set<string>()
  const found: Advice[] = []
  for (const word of words) {
    const entry = byWord.get(word.lemma)
    if (!entry || seen.has(word.lemma) || found.length >= richerMaximum) continue
    // The word may have another meaning: "kind" is also a sort.
    if (!word.readings.every(({ concept }) => concept.partOfSpeech === entry.is)) continue
    seen.add(word.lemma)
    found.push({
      kind: 'vocab',
      rule: 'richer-word',
      start: word.token.start,
      end: word.token.end,
      message: {
        en: entry.richer.map(({ word: one, en }) => `“${one}”: ${en}`).join('; '),
        es: entry.richer.map(({ word: one, es }) => `«${one}»: ${es}`).join('; '),
      },
      fixes:
        isBaseForm(word) && !isNoun(word) && entry.is !== 'verb'
          ? entry.richer.map(({ word: one }) => one).filter((one) => fitsBehind(one, word))
          : [],
    })
  }
  return found
}

const vowel = /^[aeiouhàèéêâîôùáíóú]/i

/** Words that change before a vowel: a and an, le and l', y and e. */
const changing =
  /^(?:an?|l[ea]|l'|il|lo|una?|un'|uno|de|d'|ce|cet|beau|bel|m[ae]|mon|m'|t[ae]|ton|t'|s[ae]|son|s'|que|qu'|ne|n'|je|j'|y|e|o|u)$/

const fitsBehind = (word: string, { token, before }: RunningWord) =>
  before === undefined || !changing.test(before.key) || vowel.test(word) === vowel.test(token.key)
