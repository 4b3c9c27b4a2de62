import { checkAvailability } from '@verbena/contract/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lesson } from '../../database/schema/lessons.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await server.services.db.insert(lesson).values({
    id: 'en-es-a1-1',
    nativeLanguage: 'en',
    targetLanguage: 'es',
    level: 'A1',
    position: 1,
    title: 'Hola',
  })
})
afterAll(() => server.close())

test('lessons are available for a pair that has them', async () => {
  const { access_token } = await server.join()
  const ask = async (body: object) => (await server.call(checkAvailability, { body }, access_token)).body
  expect(await ask({})).toEqual({ hasExercises: true })
  expect(await ask({ native_language: 'en', target_language: 'es' })).toEqual({ hasExercises: true })
  expect(await ask({ native_language: 'en', target_language: 'de' })).toEqual({ hasExercises: false })
})
