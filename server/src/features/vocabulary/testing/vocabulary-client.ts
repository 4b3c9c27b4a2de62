import { createList, listPersonalLists } from '@verbena/contract/vocabulary/lists'
import { listWords, saveWord } from '@verbena/contract/vocabulary/words'
import type { TestServer } from '../../../testing/test-server.ts'

/** Calls about lists and words. The clock moves by 1 ms before a list or word is made, so that their order is certain. */
export function vocabularyClient(server: TestServer, token: () => string) {
  const tick = () => {
    server.time.now = new Date(server.time.now.getTime() + 1)
  }
  return {
    tick,
    /** @returns the id of the list */
    makeList: async (name: string) => {
      tick()
      return (await server.call(createList, { body: { name, description: '' } }, token())).body.id
    },
    /** @returns the id of the word */
    save: async (word: string, listId: string, bearer = token()) => {
      tick()
      const body = { word, translation: word, definition: '', example: '', listId }
      return (await server.call(saveWord, { body }, bearer)).body.id
    },
    lists: async () => (await server.call(listPersonalLists, {}, token())).body,
    wordsOf: async (themeId: string) =>
      (await server.call(listWords, { params: { themeId } }, token())).body.map(({ word }) => word),
  }
}
