import type { LookedAtFile } from '@verbena/contract/vocabulary/word-exchange'
import { expect, test } from 'vitest'
import { defaultChoices, toQuery } from './import-choices.ts'

const file: LookedAtFile = {
  problem: null,
  format: 'csv',
  isOwn: false,
  rowCount: 1,
  columns: [{ name: '1', samples: ['casa'] }],
  firstRows: [['casa', 'house']],
  guess: { word: 0 },
  scheduledCount: 0,
  matureCount: 0,
}

test('by default the list is named after the file, and the columns are the detected ones', () => {
  const choices = defaultChoices(file, 'Palabras del curso.csv', 'es')
  expect(choices).toMatchObject({ listName: 'Palabras del curso', columns: { word: '0', translation: '' } })
  expect(defaultChoices(file, '.csv', 'es').listName).toBe('Anki')
  expect(defaultChoices(file, `${'x'.repeat(200)}.csv`, 'es').listName).toHaveLength(80)
})

test('columns that were not chosen are not sent', () => {
  const run = '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0011'
  const query = toQuery(defaultChoices(file, 'a.csv', 'es'), { name: 'a.csv', run, mode: 'try' })
  expect(query).toEqual({
    name: 'a.csv',
    run,
    mode: 'try',
    word: '0',
    ofLanguage: 'es',
    listName: 'a',
    schedule: 'keep',
    matureIsKnown: 'no',
  })
})
