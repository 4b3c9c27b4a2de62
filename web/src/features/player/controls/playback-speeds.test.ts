import { expect, test } from 'vitest'
import { nextSpeed, playbackSpeeds } from './playback-speeds.ts'

test('the first press slows a natural speed down', () => {
  expect(nextSpeed(1)).toBe(0.75)
})

test('pressing on visits every speed and comes back', () => {
  const visited = playbackSpeeds.reduce<number[]>((seen) => [...seen, nextSpeed(seen.at(-1) ?? 1)], [])
  expect(new Set(visited)).toEqual(new Set(playbackSpeeds))
  expect(visited.at(-1)).toBe(1)
})
