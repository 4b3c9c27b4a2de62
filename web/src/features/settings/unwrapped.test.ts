import { expect, test } from 'vitest'
import { unwrapped } from './unwrapped.ts'

const [one, two] = [
  'Everyone is permitted to copy and distribute this document',
  'in any form whatever, with or without changes made to it,',
]

test('lines of a paragraph become one, and paragraphs stay apart', () => {
  expect(unwrapped(`${one}\n${two}\nfree of charge.\n\n${one}`)).toBe(
    `${one} ${two} free of charge.\n\n${one}`,
  )
})

test('a heading keeps its line', () => {
  expect(unwrapped(`Version 3\n${one}`)).toBe(`Version 3\n${one}`)
})

test('what is indented stays so', () => {
  expect(unwrapped(`${one}\n   a) ${two}\n   b) ${two}`)).toBe(`${one}\n   a) ${two}\n   b) ${two}`)
})
