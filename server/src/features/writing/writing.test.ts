import {
  createWriting,
  listWritingSamples,
  listWritings,
  listWritingVersions,
  readWriting,
  removeWriting,
  restoreWriting,
  saveWriting,
} from '@verbena/contract/writing/writing'
import { writingsMaximum } from '@verbena/contract/writing/writing-limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteExpiredRows } from '../../database/delete-expired-rows.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
let token: string
let username: string
beforeEach(async () => {
  const session = await server.join()
  token = session.access_token
  username = session.username
})

/** Advances the clock and renews the access token. */
const minutes = async (count: number) => {
  server.time.now = new Date(server.time.now.getTime() + count * 60_000)
  token = (await server.signIn(username)).access_token
}
const begin = (text = '', id: string = crypto.randomUUID(), title = 'Mi gato') =>
  server.call(createWriting, { body: { id, title, text } }, token)
const save = (
  id: string,
  version: number,
  text: string,
  {
    title = 'Mi gato',
    bearer = token,
    ...more
  }: { title?: string; bearer?: string; keepsBefore?: boolean } = {},
) => server.call(saveWriting, { params: { id }, body: { version, title, text, ...more } }, bearer)
const read = (id: string, bearer = token) => server.call(readWriting, { params: { id } }, bearer)
const versions = async (id: string) =>
  (await server.call(listWritingVersions, { params: { id } }, token)).body.map(({ version, text }) => [
    version,
    text,
  ])
const list = async (query: { search?: string; language?: 'es' | 'fr' } = {}) =>
  (await server.call(listWritings, { query }, token)).body
const long = 'Mi gato se llama Tigre y duerme todo el día en la silla de mi abuela.'

describe('a writing', () => {
  test('is created in the target language, and stored exactly as it is typed', async () => {
    const { body } = await begin('  Mi gato\n\nduerme 🐈. ')
    expect(body).toMatchObject({
      title: 'Mi gato',
      language: 'es',
      text: '  Mi gato\n\nduerme 🐈. ',
      words: 3,
      version: 1,
      sampleId: null,
    })
    const saved = await save(body.id, 1, 'Mi gato duerme mucho.\t', { title: '  Otro  ' })
    expect(saved.body).toMatchObject({ title: 'Otro', text: 'Mi gato duerme mucho.\t', words: 4, version: 2 })
    expect((await read(body.id)).body).toEqual(saved.body)
  })

  test('that is created repeatedly with one id exists once', async () => {
    const id = crypto.randomUUID()
    const answers = await Promise.all([begin('Uno', id), begin('Uno', id), begin('Uno', id)])
    expect(answers.map(({ body }) => body.text)).toEqual(['Uno', 'Uno', 'Uno'])
    await save(id, 1, 'Uno y dos')
    expect((await begin('Uno', id)).body).toMatchObject({ text: 'Uno y dos', version: 2 })
    expect(await list()).toHaveLength(1)
  })

  test('of another learner is not found, but its id can be used', async () => {
    const { id } = (await begin('Mío')).body
    const other = (await server.join()).access_token
    for (const endpoint of [readWriting, removeWriting, restoreWriting, listWritingVersions])
      expect((await server.call(endpoint, { params: { id } }, other)).status).toBe(404)
    expect((await save(id, 1, 'Suyo', { bearer: other })).status).toBe(404)
    const theirs = { body: { id, title: 'T', text: 'Suyo' } }
    expect((await server.call(createWriting, theirs, other)).body.text).toBe('Suyo')
    expect((await read(id)).body.text).toBe('Mío')
  })

  test('that is sent twice is saved once, and one of another version is refused', async () => {
    const { id } = (await begin('Uno')).body
    expect((await save(id, 1, 'Dos')).body.version).toBe(2)
    expect((await save(id, 1, 'Dos')).body.version).toBe(2)
    expect((await save(id, 2, 'Dos')).body.version).toBe(2)
    expect((await save(id, 1, 'Tres')).code).toBe('EDIT_CONFLICT')
    expect((await save(id, 3, 'Tres')).code).toBe('EDIT_CONFLICT')
    expect((await read(id)).body).toMatchObject({ text: 'Dos', version: 2 })
  })

  test('that ten tabs save at once is saved by one of them', async () => {
    const { id } = (await begin('Uno')).body
    const answers = await Promise.all(Array.from({ length: 10 }, (_, tab) => save(id, 1, `Pestaña ${tab}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'EDIT_CONFLICT')).toHaveLength(9)
  })

  test.each([
    ['no title', { title: ' ' }],
    ['a title that is too long', { title: 'x'.repeat(121) }],
    ['a text that is too long', { text: 'x'.repeat(20_001) }],
    ['half a character', { text: '\ud83d' }],
    ['an invalid id', { id: 'mine' }],
  ])('with %s is refused', async (_, wrong) => {
    const body = { id: crypto.randomUUID(), title: 'Uno', text: '', ...wrong }
    expect((await server.call(createWriting, { body }, token)).code).toBe('INVALID_REQUEST')
  })

  test('can be removed, and restored for seven days', async () => {
    const { id } = (await begin('Uno')).body
    const remove = () => server.call(removeWriting, { params: { id } }, token)
    const restore = () => server.call(restoreWriting, { params: { id } }, token)
    expect((await remove()).status).toBe(200)
    expect([(await remove()).status, (await read(id)).status, (await save(id, 1, 'Dos')).status]).toEqual([
      404, 404, 404,
    ])
    expect(await list()).toEqual([])
    await minutes(6 * 24 * 60)
    await deleteExpiredRows(server.services.db, server.services.clock.now())
    expect((await restore()).body).toMatchObject({ text: 'Uno', version: 1 })
    expect((await restore()).status).toBe(200)
    await remove()
    await minutes(8 * 24 * 60)
    await deleteExpiredRows(server.services.db, server.services.clock.now())
    expect((await restore()).status).toBe(404)
  })

  test('beyond the maximum number is refused, unless it already exists', async () => {
    const { id } = (await begin('Uno')).body
    await server.sql(
      `insert into writing (learner_id, id, title, language, text, words, search_key, created_at, updated_at)
       select learner_id, gen_random_uuid(), title, language, text, words, search_key, created_at, updated_at
       from writing, generate_series(2, $2) where id = $1`,
      id,
      writingsMaximum,
    )
    expect((await begin('Otro')).code).toBe('WRITINGS_FULL')
    expect((await begin('Uno', id)).status).toBe(200)
  })
})

describe('the list of writings', () => {
  test('begins with the one that changed last, and has the beginning of each text', async () => {
    const one = (await begin(`${long} `.repeat(20))).body
    await minutes(1)
    await begin('Segundo')
    await minutes(1)
    expect((await list()).map(({ beginning }) => beginning.length)).toEqual([7, 160])
    await save(one.id, 1, 'Corto')
    expect((await list()).map(({ beginning }) => beginning)).toEqual(['Corto', 'Segundo'])
  })

  test('can be searched for words in any spelling, and filtered by language', async () => {
    await begin('El camión es rojo.', undefined, 'Ciudad')
    await begin('Un 100% de nubes', undefined, 'El Cielo')
    const french = { id: crypto.randomUUID(), title: 'Ma ville', language: 'fr' as const }
    await server.call(createWriting, { body: french }, token)
    const titles = async (search: string) => (await list({ search })).map(({ title }) => title)
    expect(await titles('CAMION')).toEqual(['Ciudad'])
    expect(await titles('cielo')).toEqual(['El Cielo'])
    expect([await titles('100%'), await titles('1%de'), await titles('_')]).toEqual([['El Cielo'], [], []])
    expect((await list({ language: 'fr' })).map(({ title }) => title)).toEqual(['Ma ville'])
  })
})

describe('earlier versions', () => {
  test('are stored only after a pause of more than ten minutes', async () => {
    const { id } = (await begin('Uno')).body
    for (const [index, text] of ['Uno dos', 'Uno dos tres', 'Uno dos tres cuatro'].entries()) {
      await minutes(9)
      await save(id, index + 1, text)
    }
    expect(await versions(id)).toEqual([])
    await minutes(11)
    await save(id, 4, 'Otra vez')
    expect(await versions(id)).toEqual([[4, 'Uno dos tres cuatro']])
  })

  test('are stored before most of a text is deleted, and on request', async () => {
    const { id } = (await begin(long)).body
    await save(id, 1, 'Mi gato')
    await save(id, 2, 'Mi perro')
    await save(id, 3, 'Mi pez', { keepsBefore: true })
    expect(await versions(id)).toEqual([
      [3, 'Mi perro'],
      [1, long],
    ])
    await save(id, 4, '')
    await save(id, 5, 'De nuevo', { keepsBefore: true })
    expect(await versions(id)).toHaveLength(2)
  })

  test('are the newest fifty at most', async () => {
    const { id } = (await begin('Texto 1')).body
    for (let version = 1; version <= 55; version += 1)
      await save(id, version, `Texto ${version + 1}`, { keepsBefore: true })
    const kept = await versions(id)
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, [55, 'Texto 55'], [6, 'Texto 6']])
  })
})

describe('the limit of a thousand writings', () => {
  const fill = (count: number, removedAt: string) =>
    server.sql(
      `insert into writing (learner_id, id, title, language, text, words, search_key, created_at, updated_at, removed_at)
       select id, gen_random_uuid(), 't', 'es', 'x', 1, 'x', now(), now(), ${removedAt}
       from learner, generate_series(1, ${count}) where username = $1`,
      username,
    )

  test('applies to writings that are created at the same time', async () => {
    await fill(writingsMaximum - 1, 'null')
    const all = await Promise.all(Array.from({ length: 12 }, () => begin()))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ code }) => code === 'WRITINGS_FULL')).toHaveLength(11)
  })

  test('also applies to removed writings, which can be restored', async () => {
    await fill(writingsMaximum - 1, 'now()')
    const { id } = (await begin('Hola')).body
    await server.call(removeWriting, { params: { id } }, token)
    await fill(writingsMaximum, 'now()')
    expect((await begin()).code).toBe('WRITINGS_FULL')
    expect((await server.call(restoreWriting, { params: { id } }, token)).body.text).toBe('Hola')
  })

  test('counts a writing once that is created twelve times at once', async () => {
    const id = crypto.randomUUID()
    const all = await Promise.all(Array.from({ length: 12 }, () => begin('Hola', id)))
    expect(all.every(({ status, body }) => status === 200 && body.version === 1)).toBe(true)
    expect(await list()).toHaveLength(1)
  })
})

describe('samples', () => {
  test('are in the target language or the requested one, one for each level, with a task', async () => {
    const own = (await server.call(listWritingSamples, { query: {} }, token)).body
    expect(own.map(({ level }) => level)).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])
    expect(own.every(({ language, words, task }) => language === 'es' && words > 30 && task)).toBe(true)
    const french = (await server.call(listWritingSamples, { query: { language: 'fr' } }, token)).body
    expect(french[0]?.id).toMatch(/^fr-/)
  })
})
