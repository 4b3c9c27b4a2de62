import type { Question } from '@verbena/content/explain'
import type { Explanation } from '@verbena/contract/lookup'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { createRecentAnswers, type RecentAnswers } from '@verbena/language/recent-answers'
import type { Services } from '../../services.ts'
import { explainByDictionary } from './dictionary-explanation.ts'
import { explainFromSources } from './explanation-sources.ts'
import { inBatches } from './in-batches.ts'
import { type AskedFacts, findLookupFacts, type LookupFacts } from './lookup.queries.ts'

export type Languages = { language: TargetLanguageCode; nativeLanguage: LanguageCode }

/** What lookups remember while the server runs. */
export type LookupMemory = {
  /** What our sources say. They do not change, and so neither does an answer. */
  explain: (question: Question) => Explanation
  /** The languages of a learner in a video, as they were the last time: a guess, which has to be checked. */
  languages: RecentAnswers<Languages>
  /** Undefined for a learner who is gone. */
  facts: (asked: AskedFacts) => Promise<LookupFacts | undefined>
}

/** Of a kilobyte or two. */
const mostAnswers = 2000
const mostListed = 5000
const mostPlaces = 10_000
/** A longer text is hardly asked about twice. */
const longestRemembered = 500

export function createLookupMemory({ db, lexicon, dictionary, wordNet }: Services): LookupMemory {
  const answers = createRecentAnswers<Explanation>(mostAnswers)
  const listed = createRecentAnswers<Explanation | null>(mostListed)
  const sources = {
    lexicon,
    wordNet,
    // Says the same of a word wherever it stands.
    dictionary: (question: Question) =>
      listed.of(keyOf(question, ''), () => explainByDictionary(dictionary, question)),
  }
  return {
    explain: (question) => {
      const { text, context } = question
      if (text.length + context.length > longestRemembered) return explainFromSources(sources, question)
      const place = isRepeated(question) ? `${question.at} ${context}` : context
      return answers.of(keyOf(question, place), () => explainFromSources(sources, question))
    },
    languages: createRecentAnswers<Languages>(mostPlaces),
    facts: inBatches((asked: AskedFacts[]) => findLookupFacts(db, asked)),
  }
}

/** Said once it has one place, told or not. */
const isRepeated = ({ text, context }: Question) => context.indexOf(text) !== context.lastIndexOf(text)

const keyOf = ({ text, language, nativeLanguage }: Question, context: string) =>
  // As JSON no text can pretend to be another's end and context.
  JSON.stringify([language, nativeLanguage, text, context])
