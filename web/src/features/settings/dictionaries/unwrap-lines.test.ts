import { expect, test } from 'vitest'
import { unwrapLines } from './unwrap-lines.ts'

const [one, two] = [
  'Everyone is permitted to copy and distribute this document',
  'in any form whatever, with or without changes made to it,',
]

test('lines of a paragraph are joined, and paragraphs stay apart', () => {
  expect(unwrapLines(`${one}\n${two}\nfree of charge.\n\n${one}`)).toBe(
    `${one} ${two} free of charge.\n\n${one}`,
  )
})

test('a heading keeps its line', () => {
  expect(unwrapLines(`Version 3\n${one}`)).toBe(`Version 3\n${one}`)
})

test('indented lines are not joined', () => {
  expect(unwrapLines(`${one}\n   a) ${two}\n   b) ${two}`)).toBe(`${one}\n   a) ${two}\n   b) ${two}`)
})
