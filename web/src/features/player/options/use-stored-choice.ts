import { useState } from 'react'
import { browserStorage } from '../../../api/browser-storage.ts'

/** One of a few values that stays in this browser; what is stored there and is none of them counts as `initial`. */
export function useStoredChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  initial: Choice,
): [Choice, (next: Choice) => void] {
  const [chosen, setChosen] = useState(() => {
    const stored = browserStorage.read(key)
    return choices.find((choice) => choice === stored) ?? initial
  })
  const choose = (next: Choice) => {
    setChosen(next)
    browserStorage.write(key, next)
  }
  return [chosen, choose]
}
