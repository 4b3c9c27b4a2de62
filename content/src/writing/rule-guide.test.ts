import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { courseLanguageCodes } from '@verbena/language/languages'
import { createRuleBook } from '@verbena/nlp/writing-check/match-rules'
import { writingRuleSchema } from '@verbena/nlp/writing-check/rule-schema'
import { readText } from '@verbena/nlp/writing-check/tokens'
import { expect, test } from 'vitest'
import { contentDirectory, starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { applyFixes } from './testing/apply-fixes.ts'

const guide = readFileSync(join(contentDirectory, '..', 'docs', 'how-to', 'add-a-writing-rule.md'), 'utf8')
const examples = [...guide.matchAll(/^### (\w\w): (.*)\n\n```json\n([\s\S]*?)\n```/gm)]

test('the guide has at least seven examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(7)
})

test.each(examples.map(([, code, name, json]) => ({ code, name, json })))(
  '$code: $name',
  ({ code, json }) => {
    const rule = writingRuleSchema.parse(JSON.parse(json ?? ''))
    const language = courseLanguageCodes.find((one) => one === code) ?? 'en'
    const book = createRuleBook([rule], lexicon)
    const check = (text: string) => book.check(readText(text, language), 'es')
    expect(rule.wrong.map(({ text }) => applyFixes(text, check(text)))).toEqual(
      rule.wrong.map(({ fix }) => fix),
    )
    expect(rule.wrong.filter(({ text }) => check(text).length === 0)).toEqual([])
    expect(rule.right.filter((text) => check(text).length > 0)).toEqual([])
  },
)
