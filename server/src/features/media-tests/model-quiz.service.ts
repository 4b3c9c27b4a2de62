import { type QuizQuestion, questionsMaximum } from '@verbena/contract/media-tests'
import { type RandomSource, seededRandom, shuffled, sortedBy } from '@verbena/language/random/seeded-random'
import type { QuizOrder } from '@verbena/nlp/quiz/generate-quiz'
import { LRUCache } from 'lru-cache'
import { type Model, ModelError } from '../../providers/model/model.ts'
import type { Services } from '../../services.ts'
import { findModelQuiz, saveModelQuiz } from './media-tests.queries.ts'
import { askModelForQuiz } from './model-quiz.ts'

/** Fewer good ones are no test: then all are ours. */
const leastQuestions = 5
/** A model that failed is not waited for again so soon. */
const pauseMs = 10 * 60 * 1000
const failuresMaximum = 1000

/** Calls on their way, and failures that are still fresh, by what was asked. */
export function createModelQuizzes() {
  return {
    asking: new Map<string, Promise<QuizQuestion[]>>(),
    failedAt: new LRUCache<string, number>({ max: failuresMaximum }),
  }
}
export type ModelQuizzes = ReturnType<typeof createModelQuizzes>

type Needs = Pick<Services, 'db' | 'clock'> & { model: Model }
type Asked = {
  order: QuizOrder
  /** Of the transcript. */
  key: string
  own: QuizQuestion[]
  /** Of a learner’s own; null for the catalogue. */
  ownMediaId: string | null
  /** Whether the model may be asked; counts it. Guests read what was made for others, and cost nothing. */
  takeCall: () => Promise<boolean>
}

/** A test of a model's questions, filled up with our own; ours alone where the model fails. */
export async function withModelQuestions(
  needs: Needs,
  memory: ModelQuizzes,
  asked: Asked,
): Promise<QuizQuestion[]> {
  const { order, key, own } = asked
  const name = `${key} ${order.nativeLanguage}`
  const questions = (await findModelQuiz(needs.db, name)) ?? (await askOnce(needs, memory, name, asked))
  return questions.length < leastQuestions ? own : mixed(questions, own, order.seed)
}

/** Whoever asks for the same meanwhile waits for the same call. */
async function askOnce(
  needs: Needs,
  { asking, failedAt }: ModelQuizzes,
  name: string,
  asked: Asked,
): Promise<QuizQuestion[]> {
  const now = needs.clock.now().getTime()
  if (now - (failedAt.get(name) ?? Number.NEGATIVE_INFINITY) < pauseMs) return []
  const call = asking.get(name) ?? askIfAllowed(needs, name, asked)
  asking.set(name, call)
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    failedAt.set(name, now)
    return []
  } finally {
    asking.delete(name)
  }
}

const askIfAllowed = async (needs: Needs, name: string, asked: Asked) =>
  (await asked.takeCall()) ? askAndKeep(needs, name, asked) : []

async function askAndKeep(
  { db, clock, model }: Needs,
  name: string,
  { order: { transcript, learner, nativeLanguage }, ownMediaId }: Asked,
): Promise<QuizQuestion[]> {
  // Another request, or another server, may have kept it since this one looked.
  const kept = await findModelQuiz(db, name)
  if (kept) return kept
  const questions = await askModelForQuiz(model, transcript, { nativeLanguage, level: learner.level }).catch(
    noneWhenUseless,
  )
  await saveModelQuiz(db, { key: name, questions, ownMediaId, createdAt: clock.now() })
  return questions
}

/** An answer that cannot be used was paid for, too: it is kept as none, and never asked for again. */
function noneWhenUseless(error: unknown): QuizQuestion[] {
  if (error instanceof ModelError && (error.kind === 'invalid' || error.kind === 'refused')) return []
  throw error
}

/** By seed: some of the model's, then ours about other lines; in the order of the transcript. */
function mixed(questions: QuizQuestion[], own: QuizQuestion[], seed: string): QuizQuestion[] {
  const random = seededRandom(seed)
  const chosen = shuffled(questions, random)
    .slice(0, questionsMaximum)
    .map((question) => withOtherPlaces(question, random))
  const others = own.filter(({ segment }) => chosen.every((question) => question.segment !== segment))
  const test = [...chosen, ...shuffled(others, random).slice(0, questionsMaximum - chosen.length)]
  return sortedBy(test, ({ segment }) => segment)
}

/** Models like to put the right one in the same place. */
function withOtherPlaces(question: QuizQuestion, random: RandomSource): QuizQuestion {
  const right = question.options[question.correctIndex] ?? ''
  const options = shuffled(question.options, random)
  return { ...question, options, correctIndex: options.indexOf(right) }
}
