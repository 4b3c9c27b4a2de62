import { useStoredChoice } from './use-stored-choice.ts'

/** Something that is on or off, as the learner left it in this browser. */
export function useStoredSwitch(key: string, initial: 'on' | 'off') {
  const [chosen, choose] = useStoredChoice(key, ['on', 'off'], initial)
  const isOn = chosen === 'on'
  return { isOn, toggle: () => choose(isOn ? 'off' : 'on') }
}
