import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hiddenWhole, useHiddenLines } from './use-hidden-lines.ts'

const segments = [
  { text: 'La masa duerme.', translation: 'The dough sleeps.', start: 0, duration: 1 },
  { text: 'Ya está.', translation: 'Done.', start: 2, duration: 1 },
]

test('a line with a gap keeps its translation, one that is hidden whole tells nothing', () => {
  const { result } = renderHook(() => useHiddenLines(segments))
  expect(result.current.subtitles).toBe(segments)
  act(() =>
    result.current.hideLines(
      new Map([
        [0, 'La ____ duerme.'],
        [1, hiddenWhole],
      ]),
    ),
  )
  expect(result.current.subtitles).toEqual([
    { ...segments[0], text: 'La ____ duerme.' },
    { text: '…', start: 2, duration: 1 },
  ])
  act(() => result.current.hideLines(new Map()))
  expect(result.current.subtitles).toEqual(segments)
})
