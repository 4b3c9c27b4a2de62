import { createBoundedCache } from '@verbena/language/cache/bounded-cache'
import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import { isTargetLanguage, type LanguageCode, type TargetLanguageCode } from '@verbena/language/languages'
import type { Level } from '@verbena/language/levels'
import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { PhraseFile } from '../phrases/phrasebook/phrase-file-schema.ts'
import { buildPhrasebook, type Phrasebook } from '../phrases/phrasebook/phrasebook.ts'
import { nothingPinned, type PinnedSentences } from '../pinned/pinned-sentences.ts'
import type { WeightsByLanguage } from '../ranking/model/weights.ts'
import { type Associations, buildAssociations } from '../ranking/senses/associations.ts'
import { noSenseFrequencies, type SenseFrequencies } from '../ranking/senses/sense-frequencies.ts'
import type { Concept } from './concept-schema.ts'
import { indexLanguage, type Phrase } from './language-index.ts'
import { type Reading, readingsOf } from './readings.ts'
import type { Topic } from './topics.ts'

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
  const byId = new Map(concepts.map((concept) => [concept.id, concept]))
  const byClass = new Map<string, Concept[]>()
  const topicById = new Map(
    [...byTopic].flatMap(([topic, about]) => about.map(({ id }): [string, Topic] => [id, topic])),
  )
  for (const concept of concepts) {
    const key = `${concept.partOfSpeech} ${concept.level}`
    const list = byClass.get(key)
    if (list) list.push(concept)
    else byClass.set(key, [concept])
  }
  // A language is indexed when it is needed first: a start does not wait for it, and an unused one takes no memory.
  const indexOf = onFirstUse((language: TargetLanguageCode) =>
    indexLanguage(concepts, language, senseFrequencies),
  )
  const keysOf = onFirstUse((language: TargetLanguageCode) => [...indexOf(language).entries.keys()])
  const entriesOf: Lexicon['entries'] = (language, lemma) =>
    indexOf(language).entries.get(lemmaKey(lemma)) ?? []
  const phrasebookOf = onFirstUse((language: TargetLanguageCode) => {
    const file = phraseFiles.get(language)
    return file && buildPhrasebook(language, file, (lemma) => entriesOf(language, lemma))
  })
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
    phrasebook: phrasebookOf,
    lemmaKeys: keysOf,
    phrasesWith: (language, word) => indexOf(language).phrases.get(textKey(word)) ?? [],
    readings: cachedReadings((language, form) => readingsOf(indexOf(language).entries, language, form)),
  }
}

/** Calls `make` once for each language. */
function onFirstUse<Value>(make: (language: TargetLanguageCode) => Value) {
  const made = new Map<TargetLanguageCode, Value>()
  return (language: TargetLanguageCode): Value => {
    if (!made.has(language)) made.set(language, make(language))
    return made.get(language) as Value
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
