import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function startBreaker() {
  const time = { now: new Date('2026-11-21T09:00:00Z') }
  const opened: unknown[] = []
  const breaker = createCircuitBreaker({
    clock: { now: () => time.now },
    onOpen: (error) => opened.push(error),
  })
  const pass = (milliseconds: number) => {
    time.now = new Date(time.now.getTime() + milliseconds)
  }
  const fail = (times: number) => {
    for (let at = 0; at < times; at++) breaker.enter()?.fail(at)
  }
  return { breaker, opened, pass, fail }
}

test('the circuit opens after five failures in a row and not before', () => {
  const { breaker, opened, fail } = startBreaker()
  fail(4)
  expect(breaker.enter()).toBeDefined()
  fail(1)
  expect([breaker.enter(), opened]).toEqual([undefined, [0]])
})

test('a success resets the count of failures', () => {
  const { breaker, fail } = startBreaker()
  fail(4)
  breaker.enter()?.succeed()
  fail(4)
  expect(breaker.enter()).toBeDefined()
})

test('after half a minute one call passes alone, and its success closes the circuit', () => {
  const { breaker, pass, fail } = startBreaker()
  fail(5)
  pass(29_999)
  expect(breaker.enter()).toBeUndefined()
  pass(1)
  const probe = breaker.enter()
  expect([probe !== undefined, breaker.enter()]).toEqual([true, undefined])
  probe?.succeed()
  expect([breaker.enter(), breaker.enter()]).not.toContain(undefined)
})

test('the failure of that call keeps the circuit open for another half minute', () => {
  const { breaker, opened, pass, fail } = startBreaker()
  fail(5)
  pass(30_000)
  breaker.enter()?.fail('again')
  pass(29_999)
  expect([breaker.enter(), opened]).toEqual([undefined, [4, 'again']])
  pass(1)
  expect(breaker.enter()).toBeDefined()
})

test('calls that began before the circuit opened count only if they succeed', () => {
  const { breaker, opened, pass, fail } = startBreaker()
  const [late, later] = [breaker.enter(), breaker.enter()]
  fail(5)
  late?.fail('late')
  pass(30_000)
  breaker.enter()
  late?.fail('late')
  expect([breaker.enter(), opened]).toEqual([undefined, [4]])
  later?.succeed()
  expect(breaker.enter()).toBeDefined()
})

test('a clock that is set back by an hour does not keep the circuit open', () => {
  const { breaker, pass, fail } = startBreaker()
  fail(5)
  pass(-60 * 60 * 1000)
  expect(breaker.enter()).toBeDefined()
})
