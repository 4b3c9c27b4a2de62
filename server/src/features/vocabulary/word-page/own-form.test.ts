import { explain } from '@verbena/contract/lookup/lookup'
import { getTranscriptWords } from '@verbena/contract/player'
import { listWordSentences, readWord, setOwnForm } from '@verbena/contract/vocabulary/word-page'
import { listWordStatuses, setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { saveWord, updateWord } from '@verbena/contract/vocabulary/words'
import { beforeEach, describe, expect, test } from 'vitest'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer } from '../../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
const film = 'la-tortilla-secreta'
let token: string
beforeEach(async () => {
  token = (await server.join()).access_token
})

const save = async (word: string, extra: object = {}) => {
  server.time.now = new Date(server.time.now.getTime() + 1)
  const body = { word, translation: 'to come', definition: '', example: '', listName: 'Verbs', ...extra }
  return (await server.call(saveWord, { body }, token)).body
}
const read = async (id: string) => (await server.call(readWord, { params: { id } }, token)).body
describe('an own form', () => {
  const own = async (id: string, isOwnForm: boolean) =>
    (await server.call(setOwnForm, { params: { id }, body: { isOwnForm } }, token)).body
  const statusIn = async (form: string) => {
    const { words } = (await server.call(getTranscriptWords, { params: { mediaId: film } }, token)).body
    return words.find((word) => word.form === form)
  }

  test('has its own status, also in texts, and can be changed back to its lemma', async () => {
    const { id } = await save('viene')
    const know = { body: { lemma: 'venir', language: 'es', status: 'known' } } as const
    await server.call(setWordStatus, know, token)
    expect(await statusIn('viene')).toMatchObject({ status: 'known' })
    expect(await own(id, true)).toMatchObject({ lemma: 'viene', isOwnForm: true, status: 'learning' })
    expect(await read(id)).toMatchObject({ lemma: 'viene', isOwnForm: true, status: 'learning', forms: [] })
    expect(await statusIn('viene')).toMatchObject({ lemmas: ['viene'], status: 'learning' })
    const { body } = await server.call(listWordSentences, { params: { id }, query: {} }, token)
    expect(body.elsewhere.flatMap(({ said }) => said.map((one) => one.toLowerCase()))).toContain('viene')
    expect(await own(id, true)).toMatchObject({ lemma: 'viene', isOwnForm: true })
    expect(await own(id, false)).toMatchObject({ lemma: 'venir', isOwnForm: false, status: 'known' })
    expect(await read(id)).toMatchObject({ lemma: 'venir', isOwnForm: false })
  })

  test('has its own status and its own saved translation in a lookup', async () => {
    const { id } = await save('viene', { translation: 'comes along' })
    await save('venir', { listName: 'Again', translation: 'to arrive here' })
    const look = async () =>
      (await server.call(explain, { query: { selectedText: 'Viene', video_id: film } }, token)).body
    await own(id, true)
    const know = { body: { lemma: 'viene', language: 'es', status: 'known' } } as const
    await server.call(setWordStatus, know, token)
    const found = await look()
    expect(found).toMatchObject({ lemma: 'venir', status: 'known', isOwnForm: true, wordId: id })
    expect(found.translation).toMatch(/^comes along/)
    await own(id, false)
    expect(await look()).toMatchObject({ status: 'learning' })
    expect(await look()).not.toHaveProperty('isOwnForm')
  })

  test('is the lemma when the form is saved again or a word is changed to it', async () => {
    const { id } = await save('viene')
    await own(id, true)
    const again = await save('Viene', { listName: 'Again', lemma: 'venir' })
    expect(await read(again.id)).toMatchObject({ lemma: 'viene', isOwnForm: true })
    const changed = await save('pan', { listName: 'Third' })
    const body = { word: 'viene', translation: 'comes', definition: '', example: '' }
    await server.call(updateWord, { params: { wordId: changed.id }, body }, token)
    expect((await read(changed.id)).lemma).toBe('viene')
  })

  test('suspends the card of its lemma if no other word has it, and reactivates it later', async () => {
    const { id } = await save('viene')
    const asked = async () =>
      Object.fromEntries(
        (
          await server.sql(
            "select lemma, is_active from review_card join word using (learner_id) where word.id = $1 and direction = 'meaning'",
            id,
          )
        ).map((row) => [row.lemma, row.is_active]),
      )
    await own(id, true)
    expect(await asked()).toEqual({ venir: false, viene: true })
    await own(id, false)
    expect(await asked()).toEqual({ venir: true, viene: false })
  })

  test('cannot be made from a lemma', async () => {
    const { id } = await save('venir')
    expect(await own(id, true)).toMatchObject({ lemma: 'venir' })
    expect(await read(id)).toMatchObject({ isOwnForm: false })
    const { body } = await server.call(listWordStatuses, { query: { language: 'es' } }, token)
    expect(body).toEqual([{ lemma: 'venir', status: 'learning' }])
  })
})
