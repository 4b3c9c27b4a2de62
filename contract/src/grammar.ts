import type * as z from 'zod/mini'
import type { Endpoint, ReplyOf } from './endpoint.ts'
import type * as schemas from './grammar.schemas.ts'

/* Topics of a language's grammar with their questions, and the learner's progress in them. */

export type TopicStanding = (typeof schemas.topicStandings)[number]
export type GrammarExercise = z.infer<typeof schemas.exerciseSchema>
export type GrammarTopic = z.infer<typeof schemas.grammarTopicSchema>
export type GrammarProgress = ReplyOf<typeof readGrammarProgress>

export const listGrammarTopics: Endpoint<typeof schemas.listGrammarTopics, 'learner'> = {
  method: 'GET',
  path: '/api/grammar',
  access: 'learner',
}

export const recordGrammarAnswer: Endpoint<typeof schemas.recordGrammarAnswer, 'learner'> = {
  method: 'POST',
  path: '/api/update-progress',
  access: 'learner',
}

export const readGrammarProgress: Endpoint<typeof schemas.readGrammarProgress, 'learner'> = {
  method: 'GET',
  path: '/api/grammar/progress',
  access: 'learner',
}

export const findShownTopics: Endpoint<typeof schemas.findShownTopics, 'anyone'> = {
  method: 'GET',
  path: '/api/grammar/shown',
  access: 'anyone',
}
