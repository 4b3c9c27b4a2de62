import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')

/** React calls what an effect returns: an expression may return a promise, as window.scrollTo does in newer browsers. */
const returnsAnExpression = /use(?:Layout|Insertion)?Effect\(\s*(?:\/\/.*\s*)?\(\) => (?!\{|\(\) =>)/

test('an effect is a block, or returns a function', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
  )
  const offences = files.filter((file) => returnsAnExpression.test(readFileSync(join(sources, file), 'utf8')))
  expect(offences).toEqual([])
})

test.each([
  ['useEffect(() => window.scrollTo(0, 0), [])', true],
  ['useLayoutEffect(\n  () => focus(), [])', true],
  ['useEffect(() => {\n  focus()\n})', false],
  ['useEffect(\n  () => () => stop(),\n)', false],
])('%s counts as an offence: %s', (source, isOffence) => {
  expect(returnsAnExpression.test(source)).toBe(isOffence)
})
