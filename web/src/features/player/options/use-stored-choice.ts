import { useState } from 'react'
import { browserStorage } from '../../../api/browser-storage.ts'

/** One of a few values, stored in this browser; `initial` if the stored value is none of them. */
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
