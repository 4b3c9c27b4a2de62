import type { WritingNote } from '@verbena/contract/writing/writing-check'
import { describe, expect, test } from 'vitest'
import { mergeNotes } from './merge-notes.ts'

const note = (rule: string, start: number, end: number, weight: WritingNote['weight'] = 'mistake') =>
  ({ rule, start, end, weight }) as WritingNote
const rules = (notes: WritingNote[]) => notes.map(({ rule }) => rule)

describe('merged suggestions', () => {
  test('are in the order of the text', () => {
    expect(rules(mergeNotes([[note('b', 5, 6)], [note('a', 0, 2)]]))).toEqual(['a', 'b'])
  })

  test('on the same words are taken from the earlier list', () => {
    expect(rules(mergeNotes([[note('ours', 0, 8)], [note('theirs', 6, 9), note('next', 8, 9)]]))).toEqual([
      'ours',
      'next',
    ])
  })

  test('on the same words are a mistake rather than advice', () => {
    expect(rules(mergeNotes([[note('advice', 0, 4, 'advice')], [note('mistake', 0, 4)]]))).toEqual([
      'mistake',
    ])
  })

  test('of empty lists are empty', () => {
    expect(mergeNotes([[], []])).toEqual([])
  })
})
