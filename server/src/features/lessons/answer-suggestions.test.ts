import {
  decideOnSuggestion,
  listAnswerSuggestions,
  suggestAnswer,
} from '@verbena/contract/lessons/answer-suggestions'
import type { WordBankItem } from '@verbena/contract/lessons/lesson-items'
import { listKnownWords, readLessonContents } from '@verbena/contract/lessons/lessons'
import { describe, expect, test } from 'vitest'
import { createRateLimits } from '../../http/rate-limits.ts'
import { lessonLearners } from '../../testing/clients/lesson-learners.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'

const server = serverForFile(() => createTestServer({ rateLimits: createRateLimits() }))
const learners = () => lessonLearners(server)
const suggest = (token: string, item_id: string, answer: string) =>
  server.call(suggestAnswer, { body: { item_id, answer } }, token)
const itemsOf = async (token: string) =>
  (await server.call(readLessonContents, { params: { id: 1 }, query: {} }, token)).body
    .items as WordBankItem[]
const shown = async (editor: string) =>
  (await server.call(listAnswerSuggestions, {}, editor)).body.suggestions

describe('a suggested answer', () => {
  test('is shown to editors with its number of learners, the most frequent first', async () => {
    const [one, other, editor] = [
      await learners().join(),
      await learners().join(),
      await learners().join({ isEditor: true }),
    ]
    const [item, second] = await itemsOf(one)
    await suggest(one, second?.id ?? '', 'Algo muy distinto.')
    for (const spelling of ['Buenas, Anna yo', 'buenas anna yo', '¡Buenas, Anna yo!'])
      expect((await suggest(one, item?.id ?? '', spelling)).body).toEqual({ success: true })
    await suggest(other, item?.id ?? '', 'BUENAS ANNA YO')
    const [first, next, ...rest] = await shown(editor)
    expect(first).toMatchObject({
      item_id: item?.id,
      from: 'en',
      to: 'es',
      prompt: item?.prompt,
      expected: item?.correct_answer,
      learners: 2,
    })
    expect(next).toMatchObject({ item_id: second?.id, learners: 1 })
    expect(rest).toEqual([])
  })

  test('is not stored if it is already accepted or contains no word', async () => {
    const token = await learners().join({ target: 'it' })
    const [item] = await itemsOf(token)
    for (const answer of [item?.correct_answer.toUpperCase() ?? '', '?!'])
      expect((await suggest(token, item?.id ?? '', answer)).status).toBe(200)
    expect(await server.sql(`select 1 from answer_suggestion where to_language = 'it'`)).toEqual([])
  })

  test('is shown even if there are 300 older ones that no longer apply', async () => {
    const [token, editor] = [
      await learners().join({ target: 'no' }),
      await learners().join({ isEditor: true }),
    ]
    const [item] = await itemsOf(token)
    await suggest(token, item?.id ?? '', 'Noe helt annet')
    // Their items do not exist, as if an editor had removed them.
    await server.sql(
      `insert into answer_suggestion (learner_id, item_id, from_language, to_language, answer_key, answer, suggested_at)
       select learner_id, item_id || '-gone', from_language, to_language, n::text, answer, '2020-01-01'
       from answer_suggestion, generate_series(1, 300) n where to_language = 'no'`,
    )
    expect((await shown(editor)).map(({ answer }) => answer)).toContain('Noe helt annet')
  })

  test('requires an existing item of an open lesson', async () => {
    const token = await learners().join()
    expect((await suggest(token, '1-nothing', 'Hola')).code).toBe('NOT_FOUND')
    expect((await suggest(token, '3-book', 'Hola')).code).toBe('LESSON_LOCKED')
  })

  test('that an editor accepts is right from then on; one that is dismissed is not shown again', async () => {
    const [token, editor] = [
      await learners().join({ target: 'fr' }),
      await learners().join({ isEditor: true }),
    ]
    const [item, second] = await itemsOf(token)
    const [taken, dismissed] = ['Salutations, moi Anna', 'Tu quoi nom']
    await suggest(token, item?.id ?? '', taken)
    await suggest(token, second?.id ?? '', dismissed)
    const decide = (item_id: string, answer: string, isAccepted: boolean, as = editor) =>
      server.call(decideOnSuggestion, { body: { item_id, from: 'en', to: 'fr', answer, isAccepted } }, as)
    expect((await decide(item?.id ?? '', taken, true, token)).code).toBe('FORBIDDEN')
    expect((await decide(item?.id ?? '', taken, true)).body).toEqual({ success: true })
    await decide(second?.id ?? '', dismissed, false)
    await suggest(await learners().join({ target: 'fr' }), second?.id ?? '', dismissed)
    expect((await shown(editor)).filter(({ to }) => to === 'fr')).toEqual([])
    const [first, other] = await itemsOf(token)
    expect(first?.patterns).toContain(taken)
    expect(other?.patterns).not.toContain(dismissed)
  })

  test('is not shown to learners who are not editors', async () => {
    const token = await learners().join()
    expect((await server.call(listAnswerSuggestions, {}, token)).code).toBe('FORBIDDEN')
  })

  test('is refused after sixty others', async () => {
    const token = await learners().join()
    let refused = 0
    for (let count = 0; count < 61; count++)
      if ((await suggest(token, '1-nothing', 'Hola')).code === 'TOO_MANY_REQUESTS') refused++
    expect(refused).toBe(1)
  })

  test('is deleted with the account', async () => {
    const token = await learners().join({ target: 'el' })
    const [item] = await itemsOf(token)
    await suggest(token, item?.id ?? '', 'Κάτι άλλο')
    const kept = () => server.sql(`select 1 from answer_suggestion where to_language = 'el'`)
    expect(await kept()).toHaveLength(1)
    await server.sql(
      `delete from learner where id in (select learner_id from answer_suggestion where to_language = 'el')`,
    )
    expect(await kept()).toEqual([])
  })
})

test('the server tells known words from misspelled ones, for at most ten words', async () => {
  const token = await learners().join()
  const known = async (words: string) =>
    (await server.call(listKnownWords, { query: { language: 'es', words } }, token)).body.known
  expect(await known('casa, csaa,hablamos,trabjo, ')).toEqual(['casa', 'hablamos'])
  // The lexicon lacks this word, but a lesson has it, so it must not count as a misspelling of tarta.
  expect(await known('bizcocho,biscoho')).toEqual(['bizcocho'])
  const many = Array.from({ length: 11 }, (_, index) => `w${index}`).join(',')
  const refused = await server.call(listKnownWords, { query: { language: 'es', words: many } }, token)
  expect(refused.code).toBe('INVALID_REQUEST')
})
