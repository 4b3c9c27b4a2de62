import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { closeVocabulary, renderVocabulary } from '../testing/render-vocabulary.tsx'
import { kitchen } from '../testing/vocabulary-samples.ts'

afterEach(closeVocabulary)

const key = {
  word: 'llave',
  translation: 'key',
  definition: '',
  example: '',
  lemma: 'llave',
  partOfSpeech: 'noun',
  status: 'new',
  alternatives: [{ lemma: 'llave', partOfSpeech: 'noun', translation: 'tap' }],
} as const

const explanation = { ...key, alternatives: [...key.alternatives] }

test('a word is looked up on submit, changed to another sense, and saved', async () => {
  const user = userEvent.setup()
  const { requestsTo } = renderVocabulary('/vocabulary', { lists: [kitchen], explanation })
  const field = await screen.findByRole('textbox', { name: 'Add a word' })
  await user.click(screen.getByRole('button', { name: 'Look up' }))
  expect(document.activeElement).toBe(field)
  await user.type(field, ' llave ')
  expect(requestsTo('GET', '/obtener_explicacion')).toHaveLength(0)
  await user.keyboard('{Enter}')
  expect(await screen.findByText('key')).toBeTruthy()
  expect(requestsTo('GET', '/obtener_explicacion')[0]?.query).toMatchObject({ selectedText: 'llave' })
  expect(requestsTo('GET', '/obtener_explicacion')[0]?.query).not.toHaveProperty('video_id')
  await user.click(screen.getByRole('button', { name: /tap/ }))
  await user.click(await screen.findByRole('button', { name: 'Save to En la cocina' }))
  expect((await screen.findAllByText('Saved to En la cocina')).length).toBeGreaterThan(0)
  expect(requestsTo('POST', '/api/saveWord')[0]?.body).toMatchObject({
    word: 'llave',
    translation: 'tap',
    listId: kitchen.id,
  })
  await waitFor(() => expect(screen.queryByText('Saved to En la cocina')).toBeNull(), { timeout: 3000 })
  expect(document.activeElement).toBe(field)
})

test('an unknown word is saved with the learner’s own translation', async () => {
  const user = userEvent.setup()
  const unknown = { word: 'zurriburri', translation: '', definition: '', example: '', error: 'No entry' }
  const { requestsTo } = renderVocabulary('/vocabulary', { lists: [kitchen], explanation: unknown })
  await user.type(await screen.findByRole('textbox', { name: 'Add a word' }), 'zurriburri{Enter}')
  await user.type(await screen.findByLabelText('Your translation'), 'hubbub{Enter}')
  await waitFor(() => expect(requestsTo('POST', '/api/saveWord')).toHaveLength(1))
  expect(requestsTo('POST', '/api/saveWord')[0]?.body).toMatchObject({
    word: 'zurriburri',
    translation: 'hubbub',
  })
})
