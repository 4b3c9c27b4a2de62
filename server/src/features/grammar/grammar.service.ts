import type { GrammarBook, GrammarTopic as Written } from '@verbena/content/grammar/grammar-book'
import type { RequestOutput } from '@verbena/contract/endpoint'
import type { GrammarProgress, GrammarTopic, recordGrammarAnswer } from '@verbena/contract/grammar'
import { topicState } from '@verbena/language/grammar/topic-standing'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { insertAnswer, listAnswers, type StoredAnswer } from './grammar.queries.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'grammar' | 'rateLimits'>
type Answer = RequestOutput<typeof recordGrammarAnswer>['body']

const shownMaximum = 3

/** All topics of a language, with the learner's standing in each. */
export async function readTopics(
  services: Needs,
  learnerId: string,
  named?: TargetLanguageCode,
): Promise<GrammarTopic[]> {
  const { language, native } = await languagesOf(services, learnerId)
  const target = named ?? language
  const answers = await listAnswers(services.db, learnerId, `${target}-`)
  return services.grammar
    .topics(target)
    .map((topic) => toTopic(services.grammar, topic, native, ofTopic(answers, topic)))
}

/**
 * Stores an answer to a question. An id that is sent again is stored once.
 * @throws AppError NOT_FOUND for an unknown topic or question, TOO_MANY_REQUESTS
 */
export async function saveAnswer(services: Needs, learnerId: string, answer: Answer) {
  await services.rateLimits.take('grammarByAccount', learnerId)
  const topic = services.grammar.topic(answer.topicId)
  const exercise = topic?.exercises.find(({ id }) => id === answer.exerciseId)
  if (!topic || !exercise) throw notFound('question')
  const isCorrect = answer.answer === exercise.answer
  const answeredAt = new Date(services.clock.now().getTime() - (answer.secondsAgo ?? 0) * 1000)
  const { id, topicId, exerciseId } = answer
  await insertAnswer(services.db, { learnerId, id, topicId, exerciseId, isCorrect, answeredAt })
  const answers = await listAnswers(services.db, learnerId, topic.id)
  return { success: true as const, isCorrect, standing: stateOf(ofTopic(answers, topic)).standing }
}

export async function readProgress(services: Needs, learnerId: string): Promise<GrammarProgress> {
  const { language, native } = await languagesOf(services, learnerId)
  const answers = await listAnswers(services.db, learnerId, `${language}-`)
  const states = services.grammar
    .topics(language)
    .map((topic) => ({ topic, state: stateOf(ofTopic(answers, topic)) }))
  const areas = (isMeant: (state: ReturnType<typeof topicState>) => boolean) =>
    states.filter(({ state }) => isMeant(state)).map(({ topic }) => areaOf(services.grammar, topic, native))
  const strongAreas = areas(({ standing }) => standing === 'strong')
  const now = services.clock.now().getTime()
  const correct = answers.filter(({ isCorrect }) => isCorrect).length
  return {
    exercisesCompleted: answers.length,
    accuracy: answers.length === 0 ? null : Math.round((100 * correct) / answers.length),
    topicsLearned: strongAreas.length,
    weakAreas: areas(({ standing }) => standing === 'weak'),
    strongAreas,
    due: areas(({ dueAt }) => dueAt !== null && dueAt <= now),
  }
}

/** The topics whose cues match a line, named in the learner's language. @throws AppError TOO_MANY_REQUESTS */
export async function listTopicsOfLine(
  { grammar, rateLimits }: Pick<Services, 'grammar' | 'rateLimits'>,
  address: string,
  line: string,
  language: TargetLanguageCode,
  native: LanguageCode,
) {
  await rateLimits.take('shownTopicsByAddress', address)
  return grammar
    .shownIn(line, language)
    .slice(0, shownMaximum)
    .map((topic) => areaOf(grammar, topic, native))
}

async function languagesOf(services: Needs, learnerId: string) {
  const { nativeLanguage, targetLanguage } = await readLearner(services, learnerId)
  return { native: nativeLanguage as LanguageCode, language: targetLanguage as TargetLanguageCode }
}

const ofTopic = (answers: readonly StoredAnswer[], { id }: Written) =>
  answers.filter(({ topicId }) => topicId === id)

const stateOf = (answers: readonly StoredAnswer[]) =>
  topicState(answers.map(({ isCorrect, answeredAt }) => ({ isCorrect, at: answeredAt.getTime() })))

const areaOf = (book: GrammarBook, { id, name, level }: Written, native: LanguageCode) => ({
  id,
  name: name[book.explainedIn(native)],
  level,
})

function toTopic(
  book: GrammarBook,
  topic: Written,
  native: LanguageCode,
  answers: readonly StoredAnswer[],
): GrammarTopic {
  const explainedIn = book.explainedIn(native)
  const { standing, recent, dueAt } = stateOf(answers)
  return {
    id: topic.id,
    name: topic.name[explainedIn],
    description: topic.description[explainedIn],
    level: topic.level,
    language: topic.language,
    explainedIn,
    theory: book.theory(topic, native),
    exercises: topic.exercises.map(({ id, question, options, answer, explanation }) => ({
      id,
      question,
      options,
      correctAnswer: answer,
      explanation: explanation[explainedIn],
      lastCorrect: answers.findLast(({ exerciseId }) => exerciseId === id)?.isCorrect ?? null,
    })),
    standing,
    answered: answers.length,
    recent,
    dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
  }
}
