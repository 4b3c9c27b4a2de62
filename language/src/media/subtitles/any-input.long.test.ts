import { expect, test } from 'vitest'
import { readSubtitles } from './read-subtitles.ts'
import { heavyInputs, secondsOf } from './testing/heavy-inputs.ts'

test.each(heavyInputs(10 * 1024 * 1024))('10 MB of %s are read in four seconds', (_, bytes) => {
  expect(secondsOf(() => readSubtitles(bytes))).toBeLessThan(4)
})
