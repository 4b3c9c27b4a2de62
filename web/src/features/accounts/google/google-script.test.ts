import { expect, test } from 'vitest'
import { fakeGoogle } from '../testing/fake-google.ts'
import { onGoogleToken, startGoogle } from './google-script.ts'

test('the script is loaded once, a failure can be retried, and every listener gets the token', async () => {
  const google = fakeGoogle()
  google.setScript(false)
  await expect(startGoogle('client-1')).rejects.toThrow('did not load')
  google.setScript(true)
  await Promise.all([startGoogle('client-1'), startGoogle('client-1')])
  await startGoogle('client-1')
  expect(google.scripts).toEqual(Array(2).fill('https://accounts.google.com/gsi/client'))
  expect(google.initialized).toEqual(['client-1'])
  const tokens: string[] = []
  const stop = onGoogleToken((token) => tokens.push(token))
  google.chooseAccount('token-1')
  stop()
  google.chooseAccount('token-2')
  expect(tokens).toEqual(['token-1'])
  google.remove()
})

test('after a refused initialisation the script is loaded again', async () => {
  const google = fakeGoogle()
  google.refuseInitialisation()
  await expect(startGoogle('client-1')).rejects.toThrow('refused')
  await startGoogle('client-1')
  expect(google.scripts).toHaveLength(2)
  google.remove()
})
