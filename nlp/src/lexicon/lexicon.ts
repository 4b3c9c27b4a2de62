import { createBoundedCache } from '@verbena/language/cache/bounded-cache'
import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import { isTargetLanguage, type LanguageCode, type TargetLanguageCode } from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { type Candidate, candidatesOf, reflexivesOf } from '@verbena/language/morphology/inflection'
import type { FormReason, PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { PhraseFile } from '../phrases/phrasebook/phrase-file-schema.ts'
import { buildPhrasebook, type Phrasebook } from '../phrases/phrasebook/phrasebook.ts'
import { nothingPinned, type PinnedSentences } from '../pinned/pinned-sentences.ts'
import type { WeightsByLanguage } from '../ranking/model/weights.ts'
import { type Associations, buildAssociations } from '../ranking/senses/associations.ts'
import { noSenseFrequencies, type SenseFrequencies } from '../ranking/senses/sense-frequencies.ts'
import type { Concept } from './concept-schema.ts'
import type { Topic } from './topics.ts'

/** One way to read a form: its lemma, the reasons of the inflection, and the concept. */
export type Reading = {
  lemma: string
  reasons: readonly FormReason[]
  concept: Concept
  /** The parts of a contraction: de + el. */
  parts?: readonly string[]
  /** Whether the reading is a phrase, or a verb with separated parts, that was found in the context. */
  isPhrase?: true
  /** Whether the words of a phrase can only mean the phrase (certain), or also each what it means alone (likely). */
  certainty?: 'certain' | 'likely'
}

/** A headword of several words. `words` are text keys. */
export type Phrase = { headword: string; words: readonly string[]; concept: Concept }

/** A reading translated into one native language. */
export type Sense = {
  reading: Reading
  /** Best first; empty if the lexicon has neither a word nor a gloss for these languages. */
  translations: string[]
  /** The language of the translations: the native language, or the fallback if that is missing. */
  explainedIn: LanguageCode
}

export type Lexicon = {
  /** Changes with every change of a file of the lexicon. */
  version: string
  conceptCount: number
  /** Concepts of a part of speech and a level. */
  conceptsOf: (partOfSpeech: PartOfSpeech, level: Level) => readonly Concept[]
  concept: (id: string) => Concept | undefined
  /** Concepts of a topic, in the order of the files. */
  conceptsAbout: (topic: Topic) => readonly Concept[]
  /** The topic of a concept; undefined if its file has none. */
  topicOf: (concept: Concept) => Topic | undefined
  /** Concepts with this lemma. */
  entries: (language: TargetLanguageCode, lemma: string) => readonly Concept[]
  /** The keys of all lemmas of a language. */
  lemmaKeys: (language: TargetLanguageCode) => readonly string[]
  /** Phrases that contain this word. */
  phrasesWith: (language: TargetLanguageCode, word: string) => readonly Phrase[]
  /** Phrases with slots, whose parts may stand apart. */
  phrasebook: (language: TargetLanguageCode) => Phrasebook | undefined
  /** All readings of a form, most likely first: as a lemma, then as an inflected form. */
  readings: (language: TargetLanguageCode, form: string) => readonly Reading[]
  /** What ranks the readings of a word in its sentence; undefined for a language without learned weights. */
  weights: WeightsByLanguage
  /** How frequent the meanings of a word are. */
  senseFrequencies: SenseFrequencies
  associations: Associations
  /** Checked readings of our own sentences. */
  pinned: (language: TargetLanguageCode) => PinnedSentences
}

type Entries = Map<string, Concept[]>

/** What a lexicon has besides its concepts. */
export type LexiconSources = {
  version?: string
  byTopic?: ReadonlyMap<Topic, readonly Concept[]>
  phraseFiles?: ReadonlyMap<TargetLanguageCode, PhraseFile>
  weights?: WeightsByLanguage
  senseFrequencies?: SenseFrequencies
  /** The English words that are associated with each concept id. */
  associations?: ReadonlyMap<string, readonly string[]>
  pinned?: Lexicon['pinned']
}

/** Indexes concepts that were validated by their schema. */
export function buildLexicon(
  concepts: Concept[],
  {
    version = '',
    byTopic = new Map(),
    phraseFiles = new Map(),
    weights = () => undefined,
    senseFrequencies = noSenseFrequencies,
    associations = new Map(),
    pinned = () => nothingPinned,
  }: LexiconSources = {},
): Lexicon {
  const byLanguage = new Map<string, Entries>()
  const phrases = new Map<string, Phrase[]>()
  const byId = new Map(concepts.map((concept) => [concept.id, concept]))
  const byClass = new Map<string, Concept[]>()
  const topicById = new Map(
    [...byTopic].flatMap(([topic, about]) => about.map(({ id }): [string, Topic] => [id, topic])),
  )
  for (const concept of concepts) {
    const key = `${concept.partOfSpeech} ${concept.level}`
    byClass.set(key, [...(byClass.get(key) ?? []), concept])
  }
  for (const concept of concepts)
    for (const [language, words] of Object.entries(concept.words)) {
      const entries = byLanguage.get(language) ?? new Map<string, Concept[]>()
      byLanguage.set(language, entries)
      for (const word of words) {
        const key = lemmaKey(word)
        entries.set(key, [...(entries.get(key) ?? []), concept])
        addPhrase(phrases, language, { headword: word, words: key.split(' '), concept })
      }
    }
  for (const [language, entries] of byLanguage)
    for (const [key, found] of entries)
      entries.set(key, bestFirst(found, language as TargetLanguageCode, key, senseFrequencies))
  const entriesOf: Lexicon['entries'] = (language, lemma) =>
    byLanguage.get(language)?.get(lemmaKey(lemma)) ?? []
  const phrasebooks = new Map(
    [...phraseFiles].map(([code, file]) => [
      code,
      buildPhrasebook(code, file, (lemma) => entriesOf(code, lemma)),
    ]),
  )
  const keysByLanguage = new Map(
    [...byLanguage].map(([language, entries]) => [language, [...entries.keys()]]),
  )
  return {
    version,
    weights,
    senseFrequencies,
    associations: buildAssociations(associations, (word) => entriesOf('en', word).map(({ id }) => id)),
    pinned,
    conceptCount: concepts.length,
    concept: (id) => byId.get(id),
    topicOf: ({ id }) => topicById.get(id),
    conceptsAbout: (topic) => byTopic.get(topic) ?? [],
    conceptsOf: (partOfSpeech, level) => byClass.get(`${partOfSpeech} ${level}`) ?? [],
    entries: entriesOf,
    phrasebook: (language) => phrasebooks.get(language),
    lemmaKeys: (language) => keysByLanguage.get(language) ?? [],
    phrasesWith: (language, word) => phrases.get(`${language} ${textKey(word)}`) ?? [],
    readings: cachedReadings((language, form) => {
      const entries = byLanguage.get(language)
      if (!entries) return []
      const undone = undoneReadings(entries, language, form)
      const base = baseReadings(entries, language, textKey(form))
      return withoutRepeats([...base.map((reading) => asForm(reading, undone)), ...undone])
    }),
  }
}

/** Readings are cached, because texts repeat their forms and a reading takes a tenth of a millisecond. */
const cachedFormsMaximum = 20_000
const cachedLengthMaximum = 60

function cachedReadings(read: Lexicon['readings']): Lexicon['readings'] {
  const known = createBoundedCache<readonly Reading[]>(cachedFormsMaximum)
  return (language, form) =>
    form.length > cachedLengthMaximum
      ? read(language, form)
      : known.of(`${language} ${form}`, () => read(language, form))
}

/** Orders concepts by the likelihood that a word has this meaning. */
function bestFirst(
  found: Concept[],
  language: TargetLanguageCode,
  key: string,
  shareOf: SenseFrequencies,
): Concept[] {
  const unlikely = (concept: Concept) =>
    rarityOf(concept, language, key) - shareWeight * (shareOf(language, key, concept.id) ?? 0)
  return found.toSorted((one, other) => unlikely(one) - unlikely(other))
}

/** What all uses of a word are worth, in levels. */
const shareWeight = 3

/** How unlikely a word has the meaning of a concept: higher for a later word of the concept, and for a higher level. */
export function rarityOf(concept: Concept, language: TargetLanguageCode, key: string): number {
  // The words of a determiner are its forms: le, la, les.
  const words = concept.partOfSpeech === 'determiner' ? [key] : (concept.words[language] ?? [])
  return words.findIndex((word) => lemmaKey(word) === key) + levels.indexOf(concept.level)
}

function addPhrase(phrases: Map<string, Phrase[]>, language: string, phrase: Phrase) {
  if (phrase.words.length < 2) return
  for (const word of new Set(phrase.words)) {
    const key = `${language} ${word}`
    phrases.set(key, [...(phrases.get(key) ?? []), phrase])
  }
}

function baseReadings(entries: Entries, language: TargetLanguageCode, key: string): Reading[] {
  return (entries.get(key) ?? []).map((concept) => ({
    lemma: asWritten(concept, language, key),
    reasons: [],
    concept,
  }))
}

/** Adds the reasons of a determiner. The lexicon lists its forms, and the rules know them: "la" is the feminine of il. */
function asForm(reading: Reading, undone: readonly Reading[]): Reading {
  if (reading.concept.partOfSpeech !== 'determiner') return reading
  const [form, other] = undone.filter(
    ({ concept, reasons }) => concept === reading.concept && reasons.length > 0,
  )
  return form && !other ? form : reading
}

/** The lemma with the capitals of the concept: "Ihren" is a form of Ihr (your) and of ihr (her). */
const asWritten = ({ words }: Concept, language: TargetLanguageCode, key: string) =>
  words[language]?.find((word) => lemmaKey(word) === key) ?? key

/** The readings by the rules of the language whose base the lexicon has. */
function undoneReadings(entries: Entries, language: TargetLanguageCode, form: string): Reading[] {
  const pack = packs[language]
  if (!pack) return []
  return candidatesOf(pack, form).flatMap((candidate) =>
    [candidate.lemma, ...reflexivesOf(pack, candidate.lemma)].flatMap((lemma) =>
      (entries.get(lemmaKey(lemma)) ?? [])
        .filter((concept) => isOfClass(concept, candidate))
        .map((concept) => readingOf(candidate, asWritten(concept, language, lemmaKey(lemma)), concept)),
    ),
  )
}

const isOfClass = ({ partOfSpeech }: Concept, candidate: Candidate) =>
  candidate.partOfSpeech === null || candidate.partOfSpeech === partOfSpeech

const readingOf = ({ reasons, parts }: Candidate, lemma: string, concept: Concept): Reading => ({
  lemma,
  reasons,
  concept,
  ...(parts && { parts }),
})

function withoutRepeats(readings: Reading[]): Reading[] {
  const seen = new Set<string>()
  return readings.filter(({ lemma, concept, reasons }) => {
    const key = `${lemmaKey(lemma)} ${concept.id} ${reasons.join(' ')}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Translates a reading by its concept, into the fallback language if the native one is missing. */
export function senseOf(reading: Reading, nativeLanguage: LanguageCode): Sense {
  const own = translationsInto(reading.concept, nativeLanguage)
  if (own.length > 0) return { reading, translations: own, explainedIn: nativeLanguage }
  return {
    reading,
    translations: translationsInto(reading.concept, fallbackLanguageCode),
    explainedIn: fallbackLanguageCode,
  }
}

function translationsInto({ words, gloss }: Concept, language: LanguageCode): string[] {
  if (!isTargetLanguage(language)) return []
  const text = gloss?.[language]
  return [...new Set([...(words[language] ?? []), ...(text ? [text] : [])])]
}
