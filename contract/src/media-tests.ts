import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import type * as schemas from './media-tests.schemas.ts'

/** Maximum questions of one test, and gaps of one text. */
export const questionsMaximum = 10
export const gapsMaximum = 15
/** Replaces a removed word in a text. */
export const gapMark = '____'

export type QuestionKind = (typeof schemas.questionKinds)[number]
export type QuizQuestion = z.infer<typeof schemas.quizQuestionSchema>
export type FillGaps = z.infer<typeof schemas.fillGapsSchema>
export type TestKind = (typeof schemas.testKinds)[number]
export type TestResult = z.infer<typeof schemas.testResultSchema>

export const generateQuiz: Endpoint<typeof schemas.generateQuiz, 'anyone'> = {
  method: 'GET',
  path: '/api/generate-quiz/:id',
  access: 'anyone',
}

export const generateFillGaps: Endpoint<typeof schemas.generateFillGaps, 'anyone'> = {
  method: 'POST',
  path: '/generate-fill-gaps',
  access: 'anyone',
}

export const recordTestResult: Endpoint<typeof schemas.recordTestResult, 'learner'> = {
  method: 'POST',
  path: '/api/test-results',
  access: 'learner',
}

export const listTestResults: Endpoint<typeof schemas.listTestResults, 'learner'> = {
  method: 'GET',
  path: '/api/test-results/:id',
  access: 'learner',
}
