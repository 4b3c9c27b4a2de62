import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { WordStatus } from '@verbena/contract/vocabulary/word-status'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { Question } from '@verbena/nlp/lookup/explain'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { isPro } from '../accounts/accounts.service.ts'
import { type Viewer, viewerOf } from '../accounts/viewer.service.ts'
import { requireMedia } from '../catalogue/catalogue.service.ts'
import { withSavedWord } from './explanation/saved-word.ts'
import type { LookupFacts } from './lookup.queries.ts'
import type { Languages, LookupCache } from './lookup-cache.ts'

export type Selection = {
  selectedText: string
  video_id?: string | undefined
  context?: string | undefined
  at?: string | undefined
  language?: TargetLanguageCode | undefined
  nativeLanguage?: LanguageCode | undefined
}

/** The learner or guest whose lookups are counted, and the plan that limits them. */
export type LookupRequester = Pick<Viewer, 'learnerId' | 'plan'>

/** A selected word, its requester, and its explanation without a model. */
export type ResolvedWord = {
  requester: LookupRequester
  question: Question
  known: Explanation
  /** The word status of the lemma; undefined for a guest. */
  status?: WordStatus
  /** Whether the selected form is an own form of the learner. Saved word and status are then those of the form. */
  isOwnForm?: boolean
}

/** @throws AppError NOT_SIGNED_IN for a removed account, NOT_FOUND for an unknown video, PLAN_REQUIRED for a locked one */
export function resolveSelection(
  services: Services,
  cache: LookupCache,
  caller: Caller | null,
  selection: Selection,
): Promise<ResolvedWord> {
  return caller
    ? readForLearner(services, cache, caller, selection)
    : readForGuest(services, cache, selection)
}

async function readForGuest(
  services: Services,
  cache: LookupCache,
  selection: Selection,
): Promise<ResolvedWord> {
  const viewer = await viewerOf(services, null, selection)
  const item = selection.video_id ? await requireMedia(services, viewer, selection.video_id) : null
  const language = (item?.language as TargetLanguageCode | undefined) ?? viewer.targetLanguage
  const question = questionOf(selection, { language, nativeLanguage: viewer.nativeLanguage })
  return { requester: viewer, question, known: cache.explain(question) }
}

/**
 * Reads the learner, the languages and the facts of the word in one statement. The facts are found by lemma, which depends
 * on the languages, so the languages of the last lookup are tried first. If they have changed, the facts are read again.
 */
async function readForLearner(
  services: Services,
  cache: LookupCache,
  caller: Caller,
  selection: Selection,
): Promise<ResolvedWord> {
  const { learnerId } = caller
  const { selectedText, video_id: mediaId, language: requested } = selection
  const place = `${learnerId} ${mediaId ?? ''} ${requested ?? ''}`
  const guess = cache.languages.get(place)
  const guessed = guess && cache.explain(questionOf(selection, guess))
  const guessedLemma = guessed ? lemmaOf(guessed) : selectedText

  const first = await readFacts(cache, learnerId, selection, guessedLemma)
  // `requireMedia` checks access to items that are not free, and throws the right error.
  if (mediaId && first.isPremium !== false)
    await requireMedia(services, await viewerOf(services, caller, selection), mediaId)
  const languages = languagesOf(first)
  cache.languages.set(place, languages)

  const question = questionOf(selection, languages)
  const explanation = guessed && isSame(guess, languages) ? guessed : cache.explain(question)
  const lemma = lemmaOf(explanation)
  const { saved, status, ownForm } =
    lemma === guessedLemma ? first : await readFacts(cache, learnerId, selection, lemma)
  return {
    requester: { learnerId, plan: isPro(services, first) ? 'pro' : 'free' },
    question,
    known: saved ? withSavedWord(explanation, saved) : explanation,
    status: status ?? 'new',
    isOwnForm: ownForm !== null,
  }
}

async function readFacts(
  cache: LookupCache,
  learnerId: string,
  { selectedText, video_id, language }: Selection,
  lemma: string,
): Promise<LookupFacts> {
  const facts = await cache.facts({
    learnerId,
    mediaId: video_id ?? null,
    language: language ?? null,
    lemma: lemmaKey(lemma),
    form: textKey(selectedText),
  })
  if (!facts) throw new AppError('NOT_SIGNED_IN', 'Unauthorized. Please log in again.')
  return facts
}

const languagesOf = ({ language, nativeLanguage }: LookupFacts): Languages => ({
  language: language as TargetLanguageCode,
  nativeLanguage: nativeLanguage as LanguageCode,
})

const isSame = (one: Languages, other: Languages) =>
  one.language === other.language && one.nativeLanguage === other.nativeLanguage

export const lemmaOf = ({ lemma, word }: Explanation): string => lemma ?? word

const questionOf = ({ selectedText, context = '', at }: Selection, languages: Languages): Question => ({
  text: selectedText,
  context,
  ...(at !== undefined && { at: Number(at) }),
  ...languages,
})
