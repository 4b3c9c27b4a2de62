import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { targetLanguageCodes } from '@verbena/language/languages'
import { expect, test } from 'vitest'
import { readStarterLexicon } from '../starter-lexicon.ts'
import { createRuleBook } from './match-rules.ts'
import { writingRuleSchema } from './rule-schema.ts'
import { applyFixes } from './testing/apply-fixes.ts'
import { readText } from './tokens.ts'

const content = join(import.meta.dirname, '..', '..')
const guide = readFileSync(join(content, '..', 'docs', 'how-to', 'add-a-writing-rule.md'), 'utf8')
const lexicon = readStarterLexicon(content)
const examples = [...guide.matchAll(/^### (\w\w): (.*)\n\n```json\n([\s\S]*?)\n```/gm)]

test('the guide has an example of every kind', () => {
  expect(examples.length).toBeGreaterThanOrEqual(7)
})

test.each(examples.map(([, code, name, json]) => ({ code, name, json })))(
  '$code: $name',
  ({ code, json }) => {
    const rule = writingRuleSchema.parse(JSON.parse(json ?? ''))
    const language = targetLanguageCodes.find((one) => one === code) ?? 'en'
    const book = createRuleBook([rule], lexicon)
    const check = (text: string) => book.check(readText(text, language), 'es')
    expect(rule.wrong.map(({ text }) => applyFixes(text, check(text)))).toEqual(
      rule.wrong.map(({ fix }) => fix),
    )
    expect(rule.wrong.filter(({ text }) => check(text).length === 0)).toEqual([])
    expect(rule.right.filter((text) => check(text).length > 0)).toEqual([])
  },
)
