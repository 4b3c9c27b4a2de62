import { expect, test } from 'vitest'
import { createCallSlots } from './call-slots.ts'

const never = new AbortController().signal

test('two call at once, two wait in their order, and the fifth is turned away', async () => {
  const slots = createCallSlots({ callsMaximum: 2, waitingMaximum: 2 })
  const entered: string[] = []
  const come = async (name: string) => {
    const leave = await slots.take(never)
    if (leave) entered.push(name)
    return leave
  }
  const [first, second] = await Promise.all([come('a'), come('b')])
  const waiting = [come('c'), come('d')]
  expect(await come('e')).toBeUndefined()
  expect(entered).toEqual(['a', 'b'])
  first?.()
  const third = await waiting[0]
  expect(entered).toEqual(['a', 'b', 'c'])
  second?.()
  third?.()
  ;(await waiting[1])?.()
  expect(entered).toEqual(['a', 'b', 'c', 'd'])
  expect((await Promise.all([come('f'), come('g')])).every(Boolean)).toBe(true)
})

test('who gives up waiting takes no place, and leaves room to wait', async () => {
  const slots = createCallSlots({ callsMaximum: 1, waitingMaximum: 1 })
  const first = await slots.take(never)
  const patience = new AbortController()
  const impatient = slots.take(patience.signal)
  patience.abort()
  expect(await impatient).toBeUndefined()
  const next = slots.take(never)
  first?.()
  const leave = await next
  expect(leave).toBeDefined()
  expect(await slots.take(patience.signal)).toBeUndefined()
  leave?.()
  expect(await slots.take(never)).toBeDefined()
})
