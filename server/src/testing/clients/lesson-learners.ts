import { recordLessonProgress } from '@verbena/contract/lessons/lesson-progress'
import { listLessons } from '@verbena/contract/lessons/lessons'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { Level } from '@verbena/language/levels'
import type { TestServer } from '../test-server.ts'

type LearnerOptions = {
  native?: LanguageCode
  target?: TargetLanguageCode
  level?: Level
  isEditor?: boolean
}

/** Learners of lessons, and the calls that tests of lessons repeat. */
export function lessonLearners(server: TestServer) {
  return {
    /** @returns an access token */
    join: async ({ native = 'en', target = 'es', level = 'A1', isEditor = false }: LearnerOptions = {}) => {
      const { access_token, username } = await server.join()
      await server.sql(
        'update learner set native_language = $2, target_language = $3, level = $4, is_editor = $5 where username = $1',
        username,
        native,
        target,
        level,
        isEditor,
      )
      return access_token
    },
    path: async (token: string, level: Level = 'A1') =>
      (await server.call(listLessons, { query: { level } }, token)).body.items,
    complete: (token: string, id: number) =>
      server.call(recordLessonProgress, { body: { exercise_id: id, status: 'completed' } }, token),
  }
}
