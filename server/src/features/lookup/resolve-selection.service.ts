import type { Explanation } from '@verbena/contract/lookup'
import type { WordStatus } from '@verbena/contract/vocabulary/vocabulary'
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

/** Whose lookups are counted, and how many the plan allows. */
export type LookupRequester = Pick<Viewer, 'learnerId' | 'plan'>

/** A word, who asks about it, and what is known of it without a model. */
export type ResolvedWord = {
  asker: LookupRequester
  question: Question
  known: Explanation
  /** What the learner said of its base form; a guest says nothing. */
  status?: WordStatus
  /** The form is a word of its own to the learner: what was saved and said is of it alone. */
  isOwnForm?: boolean
}

/** @throws AppError NOT_SIGNED_IN for a removed account, NOT_FOUND for an unknown video, PLAN_REQUIRED for a locked one */
export function resolveSelection(
  services: Services,
  memory: LookupCache,
  caller: Caller | null,
  selection: Selection,
): Promise<ResolvedWord> {
  return caller
    ? readForLearner(services, memory, caller, selection)
    : readForGuest(services, memory, selection)
}

async function readForGuest(
  services: Services,
  memory: LookupCache,
  selection: Selection,
): Promise<ResolvedWord> {
  const viewer = await viewerOf(services, null, selection)
  const item = selection.video_id ? await requireMedia(services, viewer, selection.video_id) : null
  const language = (item?.language as TargetLanguageCode | undefined) ?? viewer.targetLanguage
  const question = questionOf(selection, { language, nativeLanguage: viewer.nativeLanguage })
  return { asker: viewer, question, known: memory.explain(question) }
}

/**
 * One statement says who asks, in which languages, and what they noted of the word. Their notes are found by its base
 * form, which depends on the languages: nearly always those of the last time. Where they are others it is asked again.
 */
async function readForLearner(
  services: Services,
  memory: LookupCache,
  caller: Caller,
  selection: Selection,
): Promise<ResolvedWord> {
  const { learnerId } = caller
  const { selectedText, video_id: mediaId, language: said } = selection
  const place = `${learnerId} ${mediaId ?? ''} ${said ?? ''}`
  const guess = memory.languages.get(place)
  const guessed = guess && memory.explain(questionOf(selection, guess))
  const guessedLemma = guessed ? lemmaOf(guessed) : selectedText

  const first = await readFacts(memory, learnerId, selection, guessedLemma)
  // Where not everybody may go the catalogue decides, and says why.
  if (mediaId && first.isPremium !== false)
    await requireMedia(services, await viewerOf(services, caller, selection), mediaId)
  const languages = languagesOf(first)
  memory.languages.set(place, languages)

  const question = questionOf(selection, languages)
  const explanation = guessed && isSame(guess, languages) ? guessed : memory.explain(question)
  const lemma = lemmaOf(explanation)
  const { saved, status, ownForm } =
    lemma === guessedLemma ? first : await readFacts(memory, learnerId, selection, lemma)
  return {
    asker: { learnerId, plan: isPro(services, first) ? 'pro' : 'free' },
    question,
    known: saved ? withSavedWord(explanation, saved) : explanation,
    status: status ?? 'new',
    isOwnForm: ownForm !== null,
  }
}

async function readFacts(
  memory: LookupCache,
  learnerId: string,
  { selectedText, video_id, language }: Selection,
  lemma: string,
): Promise<LookupFacts> {
  const facts = await memory.facts({
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
