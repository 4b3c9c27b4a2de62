import { expect, test } from 'vitest'
import { sniffSeparator } from './sniff-separator.ts'

test.each([
  ['casa\thouse\npan\tbread, loaf', '', '\t'],
  ['casa,house\npan,"bread, loaf"', '', ','],
  ['casa;house\npan;bread, loaf, roll\nsí;yes', '', ';'],
  ['casa|house\npan|bread', '', '|'],
  ['casa\npan', 'x.csv', ','],
  ['casa\npan', 'x.tsv', '\t'],
  ['', 'x.csv', ','],
  ['"a\nb;c",d\ne,f', '', ','],
])('%j in the file %j is separated by %j', (text, name, separator) => {
  expect(sniffSeparator(text, name)).toBe(separator)
})
