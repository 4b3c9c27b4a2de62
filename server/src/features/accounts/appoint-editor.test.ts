import { listAnswerSuggestions } from '@verbena/contract/lessons/answer-suggestions'
import { expect, test } from 'vitest'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'
import { appointEditor } from './appoint-editor.service.ts'

const server = serverForFile(() => createTestServer())

test('the role applies at once, for any spelling of the username, until it is revoked', async () => {
  const { access_token } = await server.join('Ada Lovelace')
  const status = async () => (await server.call(listAnswerSuggestions, {}, access_token)).status
  expect(await status()).toBe(403)
  expect(await appointEditor(server.services, ' ada  LOVELACE ', true)).toBe('Ada Lovelace')
  expect(await status()).toBe(200)
  expect(await appointEditor(server.services, 'Ada Lovelace', false)).toBe('Ada Lovelace')
  expect(await status()).toBe(403)
})

test('an unknown username makes nobody an editor', async () => {
  expect(await appointEditor(server.services, 'nobody', true)).toBeUndefined()
})
