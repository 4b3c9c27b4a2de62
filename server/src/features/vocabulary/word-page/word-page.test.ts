import { reportProgress } from '@verbena/contract/player'
import { recordReview } from '@verbena/contract/reviews/reviews'
import { listWordSentences, readWord, saveWordNote, setOwnForm } from '@verbena/contract/vocabulary/word-page'
import { saveWord } from '@verbena/contract/vocabulary/words'
import { beforeEach, describe, expect, test } from 'vitest'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer } from '../../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
const film = 'la-tortilla-secreta'
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
const read = async (id: string) => (await server.call(readWord, { params: { id } }, token)).body
const play = (videoId: string) =>
  server.call(reportProgress, { body: { videoId, progress: 30, time_delta: 5, isPaused: false } }, token)

describe('the page of a word', () => {
  test('has its lemma, its lists and its status', async () => {
    const { id } = await save('viene')
    const second = await save('venir', { listName: 'Again' })
    expect(await read(id)).toMatchObject({
      id,
      word: 'viene',
      lemma: 'venir',
      isOwnForm: false,
      status: 'learning',
      note: '',
      lists: [
        { name: 'Verbs', wordId: id, word: 'viene' },
        { name: 'Again', wordId: second.id, word: 'venir' },
      ],
      memories: [{ direction: 'meaning', state: 'new', reps: 0, isAsked: true }],
      reviews: [],
    })
  })

  test('has its forms with their reasons, and marks the saved form as met', async () => {
    const { forms } = await read((await save('viene')).id)
    expect(forms).toContainEqual({
      form: 'viene',
      reasons: ['present', 'thirdPerson', 'singular'],
      isMet: true,
    })
    expect(forms).toContainEqual({
      form: 'vengo',
      reasons: ['present', 'firstPerson', 'singular'],
      isMet: false,
    })
    expect(forms.map(({ form }) => form)).not.toContain('venir')
  })

  test('has its reviews, the latest first', async () => {
    const { id } = await save('viene')
    const answer = (uuid: string, grade: 'again' | 'good') =>
      server.call(
        recordReview,
        {
          body: { id: uuid, language: 'es', lemma: 'venir', direction: 'meaning', grade, exercise: 'self' },
        },
        token,
      )
    await answer('0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0001', 'good')
    server.time.now = new Date(server.time.now.getTime() + 60_000)
    await answer('0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0002', 'again')
    const { reviews, memories } = await read(id)
    expect(reviews.map(({ grade }) => grade)).toEqual(['again', 'good'])
    expect(memories).toMatchObject([{ reps: 2 }])
  })

  test('is not found by another learner', async () => {
    const { id } = await save('viene')
    for (const params of [{ id }, { id: '00000000-0000-4000-8000-000000000000' }]) {
      expect((await server.call(readWord, { params }, other)).status).toBe(404)
      expect((await server.call(listWordSentences, { params, query: {} }, other)).status).toBe(404)
      const note = { params, body: { note: 'mine', was: '' } }
      expect((await server.call(saveWordNote, note, other)).status).toBe(404)
      const form = { params, body: { isOwnForm: true } }
      expect((await server.call(setOwnForm, form, other)).status).toBe(404)
    }
    expect(await read(id)).toMatchObject({ note: '', isOwnForm: false })
  })
})

describe('sentences of a word', () => {
  const sentences = async (id: string, from?: string) =>
    (await server.call(listWordSentences, { params: { id }, query: from ? { from } : {} }, token)).body

  test('count as met after the learner played the media item', async () => {
    const { id } = await save('viene')
    const before = await sentences(id)
    expect(before.met).toEqual([])
    expect(before.elsewhere.length).toBeGreaterThan(0)
    await play(film)
    const { met, elsewhere } = await sentences(id)
    expect(met.length).toBeGreaterThan(0)
    expect(new Set(met.map(({ mediaId }) => mediaId))).toEqual(new Set([film]))
    expect(elsewhere.map(({ mediaId }) => mediaId)).not.toContain(film)
    for (const { text, said, startSeconds } of met) {
      expect(said.length).toBeGreaterThan(0)
      for (const one of said) expect(text).toContain(one)
      expect(startSeconds).toBeGreaterThanOrEqual(0)
    }
  })

  test('are returned twenty at a time', async () => {
    const { id } = await save('zutano')
    const films = await server.sql(
      `insert into sentence_lemma (language, lemma, media_id, segment)
       select 'es', 'zutano', media_id, place from transcript, generate_series(0, jsonb_array_length(segments) - 1) place
       returning media_id`,
    )
    for (const mediaId of new Set(films.map((row) => row.media_id))) await play(mediaId)
    const first = await sentences(id)
    expect([first.met.length, first.hasMore]).toEqual([20, true])
    const second = await sentences(id, '20')
    expect(second.elsewhere).toEqual([])
    const starts = [...first.met, ...second.met].map(
      ({ mediaId, startSeconds }) => `${mediaId} ${startSeconds}`,
    )
    expect(new Set(starts).size).toBe(starts.length)
  })
})

describe('the note of a word', () => {
  const note = (id: string, text: string, was: string) =>
    server.call(saveWordNote, { params: { id }, body: { note: text, was } }, token)

  test('is stored by lemma, and can be changed and deleted', async () => {
    const [{ id }, { id: sibling }] = [await save('viene'), await save('venir', { listName: 'Again' })]
    expect((await note(id, 'like “ven”', '')).body.note).toBe('like “ven”')
    expect((await read(sibling)).note).toBe('like “ven”')
    await note(sibling, 'shorter', 'like “ven”')
    expect((await read(id)).note).toBe('shorter')
    await note(id, '', 'shorter')
    expect((await read(id)).note).toBe('')
    expect((await note(id, 'anew', '')).status).toBe(200)
  })

  test('does not overwrite the note of another tab, and may be sent twice', async () => {
    const { id } = await save('viene')
    await note(id, 'one', '')
    expect((await note(id, 'one', '')).status).toBe(200)
    expect((await note(id, 'two', '')).code).toBe('EDIT_CONFLICT')
    expect((await note(id, '', 'zero')).code).toBe('EDIT_CONFLICT')
    expect((await read(id)).note).toBe('one')
  })
})
