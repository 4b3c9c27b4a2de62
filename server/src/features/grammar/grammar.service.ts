import type { GrammarBook, GrammarTopic as Written } from '@verbena/content/grammar/grammar-book'
import type { RequestOutput } from '@verbena/contract/endpoint'
import type { GrammarProgress, GrammarTopic, recordGrammarAnswer } from '@verbena/contract/grammar'
import { topicState } from '@verbena/language/grammar/topic-standing'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { insertAnswer, listAnswers, type TopicAnswers } from './grammar.queries.ts'

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
  const topics = services.grammar.topics(target)
  const answers = await listAnswers(services.db, learnerId, idsOf(topics))
  return topics.map((topic) => toTopic(services.grammar, topic, native, answers.get(topic.id) ?? noAnswers))
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
  const answers = await listAnswers(services.db, learnerId, [topic.id])
  return { success: true as const, isCorrect, standing: stateOf(answers.get(topic.id) ?? noAnswers).standing }
}

export async function readProgress(services: Needs, learnerId: string): Promise<GrammarProgress> {
  const { language, native } = await languagesOf(services, learnerId)
  const topics = services.grammar.topics(language)
  const answers = await listAnswers(services.db, learnerId, idsOf(topics))
  const states = topics.map((topic) => ({ topic, state: stateOf(answers.get(topic.id) ?? noAnswers) }))
  const areas = (isMeant: (state: ReturnType<typeof topicState>) => boolean) =>
    states.filter(({ state }) => isMeant(state)).map(({ topic }) => areaOf(services.grammar, topic, native))
  const strongAreas = areas(({ standing }) => standing === 'strong')
  const now = services.clock.now().getTime()
  const sum = (field: 'answered' | 'correct') =>
    [...answers.values()].reduce((total, ofTopic) => total + ofTopic[field], 0)
  const exercisesCompleted = sum('answered')
  return {
    exercisesCompleted,
    accuracy: exercisesCompleted === 0 ? null : Math.round((100 * sum('correct')) / exercisesCompleted),
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

const idsOf = (topics: readonly Written[]) => topics.map(({ id }) => id)

const noAnswers: TopicAnswers = { answered: 0, correct: 0, last: [] }

const stateOf = ({ last }: TopicAnswers) => topicState(last)

const areaOf = (book: GrammarBook, { id, name, level }: Written, native: LanguageCode) => ({
  id,
  name: name[book.explainedIn(native)],
  level,
})

function toTopic(
  book: GrammarBook,
  topic: Written,
  native: LanguageCode,
  answers: TopicAnswers,
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
      lastCorrect: answers.last.findLast(({ exerciseId }) => exerciseId === id)?.isCorrect ?? null,
    })),
    standing,
    answered: answers.answered,
    recent,
    dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
  }
}
