import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useRecordedReducer } from './use-recorded-reducer.ts'

afterEach(cleanup)

const add = (sum: number, amount: number) => sum + amount

function renderSum() {
  const records: [number, number | null][] = []
  const { result, rerender } = renderHook(() =>
    useRecordedReducer(
      add,
      () => 1,
      (sum, before) => records.push([sum, before]),
    ),
  )
  return { result, rerender, records }
}

test('the opening is recorded once, however often it is rendered', () => {
  const { records, rerender } = renderSum()
  rerender()
  expect(records).toEqual([[1, null]])
})

test('each change is recorded with what was before it, and what changes nothing is not', () => {
  const { result, records } = renderSum()
  act(() => result.current[1](2))
  act(() => result.current[1](0))
  expect([result.current[0], records]).toEqual([
    3,
    [
      [1, null],
      [3, 1],
    ],
  ])
})

test('actions of an older render are applied to the present state', () => {
  const { result, records } = renderSum()
  const [, addLate] = result.current
  act(() => {
    addLate(2)
    addLate(4)
  })
  expect([result.current[0], records.at(-1)]).toEqual([7, [7, 3]])
})
