import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { createList } from '@verbena/contract/vocabulary/lists'
import { saveWord } from '@verbena/contract/vocabulary/words'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediaFile, ownMediaClient } from '../../testing/clients/own-media-client.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { listOwnedTables } from './export.queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** Reads a zip by its central directory, without the code that writes the export. */
function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size, nameLength] = [10, 20, 28].map((offset) =>
      offset === 20 ? bytes.readUInt32LE(at + offset) : bytes.readUInt16LE(at + offset),
    ) as [number, number, number]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(start, start + size)
    files.set(name, (method === 8 ? inflateRawSync(content) : content).toString('utf8'))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}

async function download(token: string) {
  const response = await server.app.inject({
    method: 'GET',
    url: '/api/account/export',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/zip')
  expect(response.headers['content-disposition']).toBe('attachment; filename="verbena-export.zip"')
  return unzip(response.rawPayload)
}

test('an export contains every table with data of a learner', async () => {
  const folder = join(import.meta.dirname, '..', '..', 'database', 'schema')
  const modules = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))))
  const owned = modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable))
    .filter((table) => 'learnerId' in getTableColumns(table) || 'ownerId' in getTableColumns(table))
    .map(getTableName)
  expect(owned.length).toBeGreaterThan(8)
  expect(
    listOwnedTables('x')
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...owned, 'learner', 'transcript'].sort())
})

test('an export contains the unchanged words of the learner, and nothing of other learners', async () => {
  const mine = await server.join('Keeper')
  const theirs = await server.join('Somebody else')
  const word = { word: '=2+2 «ñandú»', translation: 'rhea,\n"bird"', example: 'Un ñandú.', definition: '' }
  for (const { access_token } of [mine, theirs]) {
    const { body } = await server.call(
      createList,
      { body: { name: 'Animals', description: '' } },
      access_token,
    )
    await server.call(saveWord, { body: { ...word, listId: body.id, listName: 'Animals' } }, access_token)
  }
  const files = await download(mine.access_token)
  expect(files.get('README.txt')).toContain('word_list: id, name')
  const words = JSON.parse(files.get('json/word.json') ?? '')
  expect(words).toHaveLength(1)
  expect(words[0]).toMatchObject({ text: word.word, translation: word.translation, language: 'es' })
  expect(files.get('csv/word.csv')).toContain(`'=2+2 «ñandú»`)
  expect(JSON.parse(files.get('json/learner.json') ?? '')).toMatchObject([{ username: 'Keeper' }])
  expect([...files.values()].join()).not.toMatch(/Somebody else|argon2|passwordHash|secretHash/)
})

test('the export of a learner without data is complete', async () => {
  const files = await download((await server.join()).access_token)
  expect(JSON.parse(files.get('json/word.json') ?? '')).toEqual([])
  expect(files.get('csv/word.csv')).toMatch(/^\uFEFFid,/)
})

test('an export contains own media with their transcripts and files', async () => {
  const client = ownMediaClient(server)
  const token = await client.joinPro()
  const id = await client.addFile(token, 'tone.mp3')
  await client.putText(token, id, 0, '0:01 Hola\n0:02 Adiós')
  const files = await download(token)
  expect(JSON.parse(files.get('json/media_item.json') ?? '')).toMatchObject([{ id, title: 'Mi grabación' }])
  expect(files.get('json/transcript.json')).toContain('Adiós')
  const [upload] = JSON.parse(files.get('json/upload.json') ?? '')
  expect(files.get(`files/${upload.id}.mp3`)).toBe(mediaFile('tone.mp3').toString('utf8'))
})
