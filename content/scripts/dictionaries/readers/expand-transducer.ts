import type { Machine } from './transducer.ts'

type Limits = {
  /** The maximum of letters of a read word. */
  length: number
  /** The maximum of words; a dictionary has some hundred thousand. */
  words: number
  hasSpaces: boolean
  isLowerCaseOnly: boolean
}

/** Characters of numbers, addresses and guesses, whose paths never end. */
const endless = /^<(?:web|email|file|num|guess|compound.*|cmp.*|percent|mon|date)>$/
const letter = /^(?:<[^<>]*>|[\p{L}\p{M}'’·-])$/u

/** Follows every path from start to end of a dictionary's machine without loops: what it reads, and what it writes. */
export function* expandMachine(machine: Machine, limits: Limits): Generator<[read: string, written: string]> {
  const isAllowed = allowedArcs(machine, limits)
  const canEnd = statesThatEnd(machine, isAllowed)
  const onPath = new Set<number>()
  let words = 0
  function* from(state: number, read: string, written: string): Generator<[string, string]> {
    if (machine.finals.has(state) && read !== '') {
      words++
      yield [read, written]
    }
    onPath.add(state)
    for (let arc = machine.offsets[state]!; arc < machine.offsets[state + 1]!; arc++) {
      const target = machine.targets[arc]!
      if (words >= limits.words) break
      if (!isAllowed[arc] || canEnd[target] === 0 || onPath.has(target)) continue
      const next = read + machine.inputs[arc]!
      if (next.length <= limits.length) yield* from(target, next, written + machine.outputs[arc]!)
    }
    onPath.delete(state)
  }
  yield* from(machine.start, '', '')
}

function allowedArcs(machine: Machine, { hasSpaces, isLowerCaseOnly }: Limits): Uint8Array {
  const allowed = new Map<string, boolean>()
  const isAllowed = (input: string) => {
    if (input === '') return true
    if (input === ' ') return hasSpaces
    return letter.test(input) && !(isLowerCaseOnly && /^\p{Lu}$/u.test(input))
  }
  return Uint8Array.from(machine.inputs, (input, arc) => {
    const output = machine.outputs[arc]!
    if (output === '+' || endless.test(output)) return 0
    const known = allowed.get(input) ?? isAllowed(input)
    allowed.set(input, known)
    return known ? 1 : 0
  })
}

/** States from which an end can be reached: parts that led over numbers, which are cut off, are not searched. */
function statesThatEnd({ finals, offsets, targets }: Machine, isAllowed: Uint8Array): Uint8Array {
  const states = offsets.length - 1
  const before: number[][] = Array.from({ length: states }, () => [])
  for (let state = 0; state < states; state++)
    for (let arc = offsets[state]!; arc < offsets[state + 1]!; arc++)
      if (isAllowed[arc]) before[targets[arc]!]?.push(state)
  const canEnd = new Uint8Array(states)
  const left = [...finals].filter((state) => state < states)
  for (const state of left) canEnd[state] = 1
  for (let state = left.pop(); state !== undefined; state = left.pop())
    for (const earlier of before[state]!) {
      if (canEnd[earlier]) continue
      canEnd[earlier] = 1
      left.push(earlier)
    }
  return canEnd
}
