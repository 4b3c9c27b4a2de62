import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

test('without an address there is no model', () => {
  expect(readConfig({}, '/verbena').model).toBeUndefined()
})

test('a model needs an address and a name; the key is optional', () => {
  const environment = { LLM_BASE_URL: 'http://127.0.0.1:11434/v1/', LLM_MODEL: 'llama3.2' }
  const endpoint = { baseUrl: 'http://127.0.0.1:11434/v1', model: 'llama3.2' }
  expect(readConfig(environment, '/verbena').model).toEqual({ ...endpoint, apiKey: undefined })
  const withKey = { ...environment, LLM_API_KEY: 'sk-1' }
  expect(readConfig(withKey, '/verbena').model).toEqual({ ...endpoint, apiKey: 'sk-1' })
})

test.each([
  [{ LLM_BASE_URL: 'http://127.0.0.1/v1' }, /^LLM_BASE_URL also requires LLM_MODEL/],
  [{ LLM_MODEL: 'llama3.2' }, /also require LLM_BASE_URL\.$/],
  [{ LLM_API_KEY: 'sk-1' }, /also require LLM_BASE_URL\.$/],
  [{ LLM_BASE_URL: 'api.openai.com', LLM_MODEL: 'x' }, /^LLM_BASE_URL cannot be used: it must look like/],
  [{ LLM_BASE_URL: 'file:///etc', LLM_MODEL: 'x' }, /^LLM_BASE_URL cannot be used/],
  [{ LLM_BASE_URL: 'https://me:sk-1@host/v1', LLM_MODEL: 'x' }, /^LLM_BASE_URL cannot be used: it must end/],
  [{ LLM_BASE_URL: 'https://host/v1?key=sk-1', LLM_MODEL: 'x' }, /^LLM_BASE_URL cannot be used: it must end/],
  [{ LLM_BASE_URL: 'https://host/v1', LLM_MODEL: 'x', LLM_API_KEY: 'sk-1\n' }, /^LLM_API_KEY cannot be used/],
])('%o is refused in one sentence that does not hold the key', (environment, message) => {
  const read = () => readConfig(environment, '/verbena')
  expect(read).toThrow(message)
  expect(read).not.toThrow(/sk-1/)
})
