import { expect, test } from 'vitest'
import { nativeChoices, targetChoices } from './language-choices.ts'

const seven = ['en', 'es', 'fr', 'de', 'zh', 'it', 'no']
const studied = ['en', 'es', 'fr', 'de', 'it', 'no']

test.each([
  ['en', seven],
  ['zh', seven],
  ['el', [...seven, 'el']],
] as const)('a learner with the native language %s can choose %j', (current, choices) => {
  expect(nativeChoices(current)).toEqual(choices)
})

test.each([
  ['es', studied],
  ['el', [...studied, 'el']],
] as const)('a learner with the target language %s can choose %j', (current, choices) => {
  expect(targetChoices(current)).toEqual(choices)
})
