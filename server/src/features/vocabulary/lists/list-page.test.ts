import { createList } from '@verbena/contract/vocabulary/lists'
import { listWordPage, wordsOfPage } from '@verbena/contract/vocabulary/word-page'
import { deleteWord, listWords, saveWord, updateWord } from '@verbena/contract/vocabulary/words'
import { beforeEach, describe, expect, test } from 'vitest'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer } from '../../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
let token: string
let other: string
beforeEach(async () => {
  token = (await server.join()).access_token
  other = (await server.join()).access_token
})

const save = async (word: string, extra: object = {}) => {
  server.time.now = new Date(server.time.now.getTime() + 1)
  const body = { word, translation: 'to come', definition: '', example: '', listName: 'Verbs', ...extra }
  return (await server.call(saveWord, { body }, token)).body
}

describe('the pages of a list', () => {
  const count = 2 * wordsOfPage + 30
  const fill = async () => {
    const { id } = (await server.call(createList, { body: { name: 'Long' } }, token)).body
    await server.sql(
      `insert into word (learner_id, list_id, language, text, text_key, lemma_key, translation, search_key, definition, example, created_at)
       select learner_id, id, 'es', 'palabra ' || n, 'palabra ' || n, 'palabra ' || n, 'Wort ' || n, 'palabra ' || n || ' wort ' || n, '', '', now()
       from word_list, generate_series(1, $2::int) n where id = $1`,
      id,
      count,
    )
    return id
  }
  const page = (id: string, query: { after?: string; search?: string }, bearer = token) =>
    server.call(listWordPage, { params: { id }, query }, bearer)

  test('contain each word once, in the order of the list, even if words are deleted in between', async () => {
    const id = await fill()
    const all = (await server.call(listWords, { params: { themeId: id } }, token)).body.map((word) => word.id)
    const first = (await page(id, {})).body
    await server.call(deleteWord, { params: { wordId: first.words.at(-1)?.id ?? '' } }, token)
    const second = (await page(id, { after: first.next ?? '' })).body
    const third = (await page(id, { after: second.next ?? '' })).body
    expect([first, second, third].flatMap(({ words }) => words.map((word) => word.id))).toEqual(all)
    expect(third.next).toBeNull()
  })

  test('can be searched for words and translations in any letter case, without wildcards', async () => {
    const id = await fill()
    const found = async (search: string) => (await page(id, { search })).body.words.map(({ word }) => word)
    expect(await found('WORT 117')).toEqual(['palabra 117'])
    expect((await found('palabra 11')).length).toBe(11)
    expect(await found('%')).toEqual([])
    expect(await found("'")).toEqual([])
  })

  test('can be searched with or without accents, also after a word was changed', async () => {
    const { id, listId } = await save('café')
    const found = async (search: string) =>
      (await page(listId, { search })).body.words.map(({ word }) => word)
    expect([await found('CAFE'), await found('café')]).toEqual([['café'], ['café']])
    const body = { word: 'té', translation: 'thé vert', definition: '', example: '' }
    await server.call(updateWord, { params: { wordId: id }, body }, token)
    expect([await found('cafe'), await found('the v')]).toEqual([[], ['té']])
  })

  test('are not found by another learner, and an invalid position is refused', async () => {
    const id = await fill()
    expect((await page(id, {}, other)).status).toBe(404)
    expect((await page(id, { after: '12.x' })).code).toBe('INVALID_REQUEST')
  })
})
