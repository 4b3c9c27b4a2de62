import { expect, test } from 'vitest'
import { formatPinned, parsePinned } from './read-pinned.ts'

test('a file is parsed into its sentences, and formatted as it was', () => {
  const file =
    'El banco.\nEl\tel\tthe\nbanco\tbanco\tbank.money\n\nHola, Ana.\nHola\thola\thello\nAna\t-\t-\n'
  const blocks = parsePinned(file)
  expect(blocks.map(({ text }) => text)).toEqual(['El banco.', 'Hola, Ana.'])
  expect(blocks[1]?.words).toEqual([
    { form: 'Hola', lemma: 'hola', concept: 'hello' },
    { form: 'Ana', lemma: '-', concept: '-' },
  ])
  expect(formatPinned(blocks)).toBe(file)
})
