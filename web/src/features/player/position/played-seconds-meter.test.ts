import { expect, test } from 'vitest'
import { createPlayedSecondsMeter } from './played-seconds-meter.ts'

function meterWithClock() {
  let at = 100
  const meter = createPlayedSecondsMeter(() => at)
  return { meter, wait: (seconds: number) => (at += seconds) }
}

test('counts only while playing', () => {
  const { meter, wait } = meterWithClock()
  wait(7)
  meter.start()
  wait(3)
  meter.stop()
  wait(50)
  meter.start()
  wait(2)
  expect(meter.take()).toBe(5)
})

test('each second is reported once', () => {
  const { meter, wait } = meterWithClock()
  meter.start()
  wait(5)
  expect(meter.take()).toBe(5)
  wait(4)
  expect(meter.take()).toBe(4)
  expect(meter.take()).toBe(0)
})

test('a report that failed goes with the next', () => {
  const { meter, wait } = meterWithClock()
  meter.start()
  wait(5)
  meter.giveBack(meter.take())
  wait(5)
  expect(meter.take()).toBe(10)
})

test('starting twice does not count twice', () => {
  const { meter, wait } = meterWithClock()
  meter.start()
  wait(2)
  meter.start()
  wait(2)
  expect(meter.take()).toBe(4)
})

test('what is more than a report may carry waits for the next', () => {
  const { meter, wait } = meterWithClock()
  meter.start()
  wait(4000)
  expect(meter.take()).toBe(3600)
  expect(meter.take()).toBe(400)
})
