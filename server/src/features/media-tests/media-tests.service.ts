import type { FillGaps, QuizQuestion } from '@verbena/contract/media-tests'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { Level } from '@verbena/language/levels'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { generateGaps } from '@verbena/nlp/quiz/generate-gaps'
import { generateQuiz, type QuizOrder } from '@verbena/nlp/quiz/generate-quiz'
import { isWithinLimit } from '../../http/rate-limits.ts'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { type Viewer, viewerOf } from '../accounts/viewer.service.ts'
import { openMedia, requireMedia } from '../catalogue/catalogue.service.ts'
import type { AnalysedTranscriptCache } from './analysed-transcript-cache.ts'
import { listStatusesOf } from './media-tests.queries.ts'
import { type ModelQuizzes, withModelQuestions } from './model-quiz.service.ts'

/** What is kept from one request to the next. */
export type MediaTestCaches = { transcript: AnalysedTranscriptCache; modelQuizzes: ModelQuizzes }

type Said = {
  seed?: string | undefined
  nativeLanguage?: LanguageCode | undefined
  level?: Level | undefined
}

/** @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function createQuiz(
  services: Services,
  memory: MediaTestCaches,
  caller: Caller | null,
  id: string,
  said: Said,
): Promise<QuizQuestion[]> {
  const { order, key, ownMediaId } = await readQuizInput(services, memory, caller, id, said)
  const takeCall = async () =>
    caller !== null && isWithinLimit(services.rateLimits.take('quizModelByAccount', caller.learnerId))
  const own = generateQuiz(order)
  return services.model
    ? withModelQuestions({ ...services, model: services.model }, memory.modelQuizzes, {
        order,
        key,
        own,
        ownMediaId,
        takeCall,
      })
    : own
}

/** @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function createGaps(
  services: Services,
  memory: MediaTestCaches,
  caller: Caller | null,
  id: string,
  said: Said,
): Promise<FillGaps> {
  return generateGaps((await readQuizInput(services, memory, caller, id, said)).order)
}

/** The transcript as it was read, and who asks. */
async function readQuizInput(
  services: Services,
  { transcript: memory }: MediaTestCaches,
  caller: Caller | null,
  id: string,
  said: Said,
): Promise<{ order: QuizOrder; key: string; ownMediaId: string | null }> {
  const viewer = await viewerOf(services, caller, said)
  const { kind } = await requireMedia(services, viewer, id)
  const { item, segments } = await openMedia(services, viewer, kind, id)
  const { transcript, key } = await memory.read(item.language as TargetLanguageCode, segments)
  const level = caller ? (await readLearner(services, caller.learnerId)).level : (said.level ?? item.level)
  const order = {
    transcript,
    learner: { level: level as Level, statuses: await statusesOf(services, viewer, transcript) },
    nativeLanguage: viewer.nativeLanguage,
    seed: said.seed ?? '',
  }
  return { order, key, ownMediaId: item.ownerId === null ? null : item.id }
}

/** What this learner said of the words that could be asked for. */
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
