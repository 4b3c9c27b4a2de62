import { expect, test } from 'vitest'
import { alignText } from './align-text.ts'
import { featuresOf } from './testing/babble.ts'
import { errorsOf, speak } from './testing/babbled-lines.ts'

test('lines are found beyond the first window of three minutes', async () => {
  const truth = speak(90, { seconds: 0.17 })
  const long = speak(90)
  expect(long.lines.at(-1)!.end).toBeGreaterThan(180)
  const found = await alignText(
    { recording: featuresOf(truth.samples), reference: featuresOf(long.samples), lines: long.lines },
    { yieldControl: async () => {} },
  )
  expect(errorsOf(found, truth.lines).worst).toBeLessThan(0.3)
})
