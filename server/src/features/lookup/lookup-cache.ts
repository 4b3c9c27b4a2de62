import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { Question } from '@verbena/nlp/lookup/explain'
import { LRUCache } from 'lru-cache'
import { createByteCache } from '../../caching/byte-cache.ts'
import { batchRequests } from '../../concurrency/batch-requests.ts'
import type { Services } from '../../services.ts'
import { explainByDictionary } from './explanation/dictionary-explanation.ts'
import { explainFromSources } from './explanation/explanation-sources.ts'
import { findLookupFacts, type LookupFacts, type LookupFactsRequest } from './lookup.queries.ts'

export type Languages = { language: TargetLanguageCode; nativeLanguage: LanguageCode }

/** The in-memory cache of lookups. */
export type LookupCache = {
  /** The explanation from our own sources. It may be cached, because they do not change while the server runs. */
  explain: (question: Question) => Explanation
  /** The languages of a learner's last lookup in a video: a guess that the caller checks. */
  languages: LRUCache<string, Languages>
  /** Undefined if the learner's account was removed. */
  facts: (request: LookupFactsRequest) => Promise<LookupFacts | undefined>
}

/** Of all cached explanations; one takes a kilobyte or two. */
const explanationBytesMaximum = 3 * 1024 * 1024
const dictionaryExplanationBytesMaximum = 6 * 1024 * 1024
/** An entry takes a hundred bytes. */
const languagesMaximum = 10_000
/** A longer text is rarely looked up twice. */
const cachedTextLengthMaximum = 500

export function createLookupCache({ db, lexicon, dictionary, wordNet }: Services): LookupCache {
  const explanations = createByteCache<Explanation>(explanationBytesMaximum)
  const ofDictionary = createByteCache<{ explanation: Explanation | null }>(dictionaryExplanationBytesMaximum)
  const sources = {
    lexicon,
    wordNet,
    // The dictionary explains a word in the same way in every context.
    dictionary: (question: Question) =>
      getOrCreate(ofDictionary, keyOf(question, ''), () => ({
        explanation: explainByDictionary(dictionary, question),
      })).explanation,
  }
  return {
    explain: (question) => {
      const { text, context } = question
      if (text.length + context.length > cachedTextLengthMaximum) return explainFromSources(sources, question)
      const where = isRepeated(question) ? `${question.at} ${context}` : context
      return getOrCreate(explanations, keyOf(question, where), () => explainFromSources(sources, question))
    },
    languages: new LRUCache({ max: languagesMaximum }),
    facts: batchRequests((requests: LookupFactsRequest[]) => findLookupFacts(db, requests)),
  }
}

function getOrCreate<Value extends object>(
  cache: LRUCache<string, Value>,
  key: string,
  create: () => Value,
): Value {
  const known = cache.get(key)
  if (known) return known
  const created = create()
  cache.set(key, created)
  return created
}

/** A word that occurs once in its context needs no offset. */
const isRepeated = ({ text, context }: Question) => context.indexOf(text) !== context.lastIndexOf(text)

/** As JSON, because a joined text could be the text and context of another question. */
const keyOf = ({ text, language, nativeLanguage }: Question, context: string) =>
  JSON.stringify([language, nativeLanguage, text, context])
