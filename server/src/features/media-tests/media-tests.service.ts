import type { FillGaps, QuizQuestion } from '@verbena/contract/media-tests'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { Level } from '@verbena/language/levels'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { generateGaps } from '@verbena/nlp/quiz/generate-gaps'
import { generateQuiz, type QuizOrder } from '@verbena/nlp/quiz/generate-quiz'
import { beginWithStory, storyQuiz } from '@verbena/nlp/quiz/story-questions'
import { isWithinLimit } from '../../http/rate-limits.ts'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { type Viewer, viewerOf } from '../accounts/viewer.service.ts'
import { openMedia } from '../catalogue/catalogue.service.ts'
import type { AnalysedTranscriptCache } from './analysed-transcript-cache.ts'
import { listStatusesOf } from './media-tests.queries.ts'
import { type ModelQuizzes, withModelQuestions } from './model-quiz.service.ts'

/** Caches that the requests for media tests share. */
export type MediaTestCaches = { transcript: AnalysedTranscriptCache; modelQuizzes: ModelQuizzes }

type MediaTestInput = {
  seed?: string | undefined
  nativeLanguage?: LanguageCode | undefined
  level?: Level | undefined
}

/**
 * A test of ten questions. Those about the story come first, if an author has written some.
 * @throws AppError NOT_FOUND, PLAN_REQUIRED
 */
export async function createQuiz(
  services: Services,
  caches: MediaTestCaches,
  caller: Caller | null,
  id: string,
  input: MediaTestInput,
): Promise<QuizQuestion[]> {
  const { order, key, ownMediaId } = await readQuizInput(services, caches, caller, id, input)
  const takeCall = async () =>
    caller !== null && isWithinLimit(services.rateLimits.take('quizModelByAccount', caller.learnerId))
  const own = generateQuiz(order)
  const others = services.model
    ? await withModelQuestions({ ...services, model: services.model }, caches.modelQuizzes, {
        order,
        key,
        own,
        ownMediaId,
        takeCall,
      })
    : own
  return beginWithStory(storyQuiz(order, services.stories.get(id) ?? []), others)
}

/** @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function createGaps(
  services: Services,
  caches: MediaTestCaches,
  caller: Caller | null,
  id: string,
  input: MediaTestInput,
): Promise<FillGaps> {
  return generateGaps((await readQuizInput(services, caches, caller, id, input)).order)
}

/** Reads the analysed transcript and the learner's level and word statuses. */
async function readQuizInput(
  services: Services,
  { transcript: cache }: MediaTestCaches,
  caller: Caller | null,
  id: string,
  input: MediaTestInput,
): Promise<{ order: QuizOrder; key: string; ownMediaId: string | null }> {
  const viewer = await viewerOf(services, caller, input)
  const { item, segments } = await openMedia(services, viewer, id)
  const { transcript, key } = await cache.read(item.language as TargetLanguageCode, segments)
  const level = caller ? (await readLearner(services, caller.learnerId)).level : (input.level ?? item.level)
  const order = {
    transcript,
    learner: { level: level as Level, statuses: await statusesOf(services, viewer, transcript) },
    nativeLanguage: viewer.nativeLanguage,
    seed: input.seed ?? '',
  }
  return { order, key, ownMediaId: item.ownerId === null ? null : item.id }
}

/** The learner's statuses of the words that a question could be about; undefined for a guest. */
async function statusesOf({ db }: Services, { learnerId }: Viewer, transcript: QuizOrder['transcript']) {
  if (!learnerId) return undefined
  const lemmas = transcript.questionLines
    .flatMap(({ words }) => words)
    .flatMap((word) => transcript.read(word).best?.lemma ?? [])
    .map(lemmaKey)
  if (lemmas.length === 0) return undefined
  const rows = await listStatusesOf(db, learnerId, transcript.language, [...new Set(lemmas)])
  return new Map(rows.map(({ lemma, status }) => [lemma, status]))
}
