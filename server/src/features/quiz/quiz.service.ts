import { foldForm } from '@verbena/content/lexicon'
import { generateGaps } from '@verbena/content/quiz/generate-gaps'
import { generateQuiz, type QuizOrder } from '@verbena/content/quiz/generate-quiz'
import type { FillGaps, QuizQuestion } from '@verbena/contract/quiz'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { Level } from '@verbena/language/levels'
import type { Caller } from '../../http/serve.ts'
import { isWithinLimit } from '../../rate-limits.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { type Viewer, viewerOf } from '../accounts/viewer.service.ts'
import { openMedia, requireMedia } from '../catalogue/catalogue.service.ts'
import { type ModelQuizzes, withModelQuestions } from './model-quiz.service.ts'
import { listStatusesOf } from './quiz.queries.ts'
import type { ToldMemory } from './told-memory.ts'

/** What is kept from one request to the next. */
export type QuizMemory = { told: ToldMemory; modelQuizzes: ModelQuizzes }

type Said = {
  seed?: string | undefined
  nativeLanguage?: LanguageCode | undefined
  level?: Level | undefined
}

/** @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function makeQuiz(
  services: Services,
  memory: QuizMemory,
  caller: Caller | null,
  id: string,
  said: Said,
): Promise<QuizQuestion[]> {
  const { order, key, ownMediaId } = await takeOrder(services, memory, caller, id, said)
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
export async function makeGaps(
  services: Services,
  memory: QuizMemory,
  caller: Caller | null,
  id: string,
  said: Said,
): Promise<FillGaps> {
  return generateGaps((await takeOrder(services, memory, caller, id, said)).order)
}

/** The transcript as it was read, and who asks. */
async function takeOrder(
  services: Services,
  { told: memory }: QuizMemory,
  caller: Caller | null,
  id: string,
  said: Said,
): Promise<{ order: QuizOrder; key: string; ownMediaId: string | null }> {
  const viewer = await viewerOf(services, caller, said)
  const { kind } = await requireMedia(services, viewer, id)
  const { item, segments } = await openMedia(services, viewer, kind, id)
  const { told, key } = await memory.read(item.language as TargetLanguageCode, segments)
  const level = caller ? (await readLearner(services, caller.learnerId)).level : (said.level ?? item.level)
  const order = {
    told,
    learner: { level: level as Level, statuses: await statusesOf(services, viewer, told) },
    nativeLanguage: viewer.nativeLanguage,
    seed: said.seed ?? '',
  }
  return { order, key, ownMediaId: item.ownerId === null ? null : item.id }
}

/** What this learner said of the words that could be asked for. */
async function statusesOf({ db }: Services, { learnerId }: Viewer, told: QuizOrder['told']) {
  if (!learnerId) return undefined
  const lemmas = told.asked
    .flatMap(({ words }) => words)
    .flatMap((word) => told.read(word).best?.lemma.normalize('NFC').toLowerCase() ?? [])
  if (lemmas.length === 0) return undefined
  const rows = await listStatusesOf(db, learnerId, told.language, [...new Set(lemmas)])
  return new Map(rows.map(({ lemma, status }) => [foldForm(lemma), status]))
}
