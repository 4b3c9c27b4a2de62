import { recordReview } from '@verbena/contract/reviews/reviews'
import { createList, deleteList, listPersonalLists } from '@verbena/contract/vocabulary/lists'
import { setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { listWords, saveWord } from '@verbena/contract/vocabulary/words'
import type { Grade } from '@verbena/language/spaced-repetition/grades'
import type pg from 'pg'
import type { TestServer } from '../test-server.ts'

/** A learner with lists, words and review cards, for tests of export and import. */
export type WordLearner = Awaited<ReturnType<typeof createWordLearner>>

export async function createWordLearner(server: TestServer) {
  const { access_token, username } = await server.join()
  const learner = {
    token: access_token,
    username,
    lists: async () => (await server.call(listPersonalLists, {}, learner.token)).body,
    wordsIn: async (id: string) =>
      (await server.call(listWords, { params: { themeId: id } }, learner.token)).body,
    /** The lists with their words, as the API shows them. */
    listsWithWords: async () =>
      Promise.all(
        (await learner.lists()).map(async ({ id, name, description, wordCount }) => ({
          name,
          description,
          wordCount,
          words: (await learner.wordsIn(id)).map(({ id: _, ...word }) => word),
        })),
      ),
    reviewCards: () => rowsOf(server, 'review_card', 'language, lemma, direction', username),
    reviews: () => rowsOf(server, 'review', 'reviewed_at, reps, lemma, direction', username),
    statuses: () => rowsOf(server, 'lemma_status', 'language, lemma', username),
    save: async (word: string, translation: string, extra: object = {}) => {
      server.time.now = new Date(server.time.now.getTime() + 1000)
      const body = { word, translation, definition: '', example: '', listName: 'Food', ...extra }
      return (await server.call(saveWord, { body }, learner.token)).body
    },
    grade: (lemma: string, grade: Grade, direction: 'meaning' | 'form' = 'meaning') => {
      server.time.now = new Date(server.time.now.getTime() + 1000)
      return learner.gradeAs(lemma, grade, direction)
    },
    /** Records a review without moving the clock. @returns its id */
    gradeAs: async (lemma: string, grade: Grade, direction: 'meaning' | 'form' = 'meaning') => {
      const id = crypto.randomUUID()
      const answer = { id, language: 'es', lemma, direction, grade } as const
      const body = { ...answer, exercise: 'type', milliseconds: 1500 } as const
      const { status, code } = await server.call(recordReview, { body }, learner.token)
      if (status !== 200) throw new Error(`the answer is refused: ${code}`)
      return id
    },
    /** Moves the clock and signs in again. */
    returnAfterDays: async (days: number) => {
      server.time.now = new Date(server.time.now.getTime() + days * 24 * 60 * 60 * 1000)
      learner.token = (await server.signIn(username)).access_token
    },
    deleteAll: async () => {
      for (const { id } of await learner.lists())
        await server.call(deleteList, { params: { id } }, learner.token)
    },
    /** Saves words of every status, in two lists. */
    fill: async () => {
      const travel = { name: 'Travel', description: 'Trains, planes' }
      await server.call(createList, { body: travel }, learner.token)
      await learner.save('pan', 'bread, loaf', {
        example: 'El <b>pan</b> & {{vino}}',
        definition: 'línea uno\nlínea dos',
      })
      await learner.save('=HYPERLINK("x")', "'+1", { listName: 'Travel' })
      await learner.save('casas', 'houses')
      await learner.save('casa', 'home', { listName: 'Travel' })
      await learner.save('perro', 'dog')
      await learner.save('gato', 'cat')
      await learner.save('tren', 'train', { listName: 'Travel', language: 'es' })
      const known = { lemma: 'tren', language: 'es', status: 'known' } as const
      await server.call(setWordStatus, { body: known }, learner.token)
      await learner.grade('pan', 'good')
      await learner.grade('casa', 'easy')
      await learner.returnAfterDays(20)
      await learner.grade('casa', 'good')
      await learner.grade('casa', 'good', 'form')
      await learner.grade('gato', 'good')
      await learner.grade('gato', 'again')
    },
  }
  return learner
}

/** The learner's rows without the learner's id, so that those of two learners can be compared. */
async function rowsOf(server: TestServer, table: string, order: string, username: string) {
  const rows = await server.sql(
    `select ${table}.* from ${table} join learner on learner.id = learner_id where username = $1 order by ${order}`,
    username,
  )
  return rows.map(({ learner_id: _, ...row }) => row as pg.QueryResultRow)
}
