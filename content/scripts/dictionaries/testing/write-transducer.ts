/** An arc of a machine: from state, to state, read symbol, written symbol. */
export type Arc = [from: number, to: number, read: string, written: string]
type Drawn = { name: string; arcs: Arc[]; finals: number[] }

/** Writes machines in the format of lttoolbox for tests, the reverse of `readTransducer`. */
export function writeTransducer(machines: readonly Drawn[], isWeighted = false): Buffer {
  const bytes: number[] = []
  const number = (value: number) => {
    if (value < 1 << 6) bytes.push(value)
    else if (value < 1 << 14) bytes.push(0x40 | (value >> 8), value & 255)
    else if (value < 1 << 22) bytes.push(0x80 | (value >> 16), (value >> 8) & 255, value & 255)
    else bytes.push(0xc0 | (value >> 24), (value >> 16) & 255, (value >> 8) & 255, value & 255)
  }
  const text = (value: string) => {
    const letters = [...value]
    number(letters.length)
    for (const letter of letters) number(letter.codePointAt(0)!)
  }
  const mark = (name: string, features: number) =>
    bytes.push(...Buffer.from(name), features, 0, 0, 0, 0, 0, 0, 0)
  const weight = () => isWeighted && bytes.push(3, 0x41, 7)

  const symbols = machines.flatMap(({ arcs }) => arcs.flatMap(([, , read, written]) => [read, written]))
  const tags = [...new Set(symbols.filter((symbol) => symbol.startsWith('<')))]
  const code = (symbol: string) =>
    tags.length +
    (symbol === '' ? 0 : symbol.startsWith('<') ? -tags.indexOf(symbol) - 1 : symbol.codePointAt(0)!)
  const pairs = [
    ...new Set(machines.flatMap(({ arcs }) => arcs.map(([, , read, written]) => `${read}\n${written}`))),
  ]

  mark('LTTB', 0)
  number(0)
  number(tags.length)
  for (const tag of tags) text(tag.slice(1, -1))
  number(pairs.length)
  for (const pair of pairs) for (const symbol of pair.split('\n')) number(code(symbol))
  number(machines.length)
  for (const { name, arcs, finals } of machines) {
    text(name)
    if (isWeighted) mark('LTTD', 1)
    number(0)
    number(finals.length)
    for (const [place, state] of [...finals].sort((a, b) => a - b).entries()) {
      number(state - (place > 0 ? [...finals].sort((a, b) => a - b)[place - 1]! : 0))
      weight()
    }
    const states = Math.max(...arcs.map(([from, to]) => Math.max(from, to))) + 1
    number(states)
    for (let state = 0; state < states; state++) {
      const own = arcs
        .filter(([from]) => from === state)
        .map(([, to, read, written]) => ({ to, pair: pairs.indexOf(`${read}\n${written}`) }))
        .sort((a, b) => a.pair - b.pair)
      number(own.length)
      let last = 0
      for (const { to, pair } of own) {
        number(pair - last)
        number((to - state + states) % states)
        weight()
        last = pair
      }
    }
  }
  return Buffer.from(bytes)
}
