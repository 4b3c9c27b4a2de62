/**
 * Reads Apertium's compiled dictionaries in the format of lttoolbox 3: an alphabet of letters and tags, then sections. Each
 * section is a machine that reads one side of a word and writes the other. We read them ourselves, because lttoolbox is a
 * binary for one processor.
 */
export type Machine = {
  name: string
  start: number
  finals: ReadonlySet<number>
  /** The arcs of state n are offsets[n] to offsets[n + 1]. */
  offsets: Int32Array
  targets: Int32Array
  /** The symbols that arcs read: a letter, a tag in angle brackets, or ''. */
  inputs: readonly string[]
  outputs: readonly string[]
}

/** After 'LTTB' (dictionary) and 'LTTD' (machine) follow 8 bytes of features. Bit 0 of the machine's: weights. */
const [dictionaryMark, machineMark] = ['LTTB', 'LTTD']

export function readTransducer(bytes: Buffer): Machine[] {
  let position = 0
  const byte = () => {
    const value = bytes[position++]
    if (value === undefined) throw new Error('the transducer is truncated')
    return value
  }
  /** The two upper bits of the first byte of a number are the number of further bytes. */
  const number = () => {
    const first = byte()
    let value = first & 63
    for (let more = first >> 6; more > 0; more--) value = value * 256 + byte()
    return value
  }
  const text = () => Array.from({ length: number() }, () => String.fromCodePoint(number())).join('')
  const features = (mark: string) => {
    if (bytes.toString('latin1', position, position + 4) !== mark) return 0
    position += 12
    return bytes[position - 8] ?? 0
  }

  features(dictionaryMark)
  for (let letters = number(); letters > 0; letters--) number()
  const tags = Array.from({ length: number() }, () => `<${text()}>`)
  const symbol = () => {
    const value = number() - tags.length
    if (value < 0) return tags[-value - 1] ?? ''
    return value === 0 ? '' : String.fromCodePoint(value)
  }
  const pairs = Array.from({ length: number() }, () => [symbol(), symbol()] as const)

  const machine = (): Machine => {
    const name = text()
    const isWeighted = (features(machineMark) & 1) === 1
    const skipWeight = () => {
      if (!isWeighted) return
      number()
      number()
    }
    const start = number()
    const finals = new Set<number>()
    for (let left = number(), state = 0; left > 0; left--) {
      state += number()
      finals.add(state)
      skipWeight()
    }
    const states = number()
    const [offsets, targets, inputs, outputs] = [new Int32Array(states + 1), [], [], []] as [
      Int32Array,
      number[],
      string[],
      string[],
    ]
    for (let state = 0; state < states; state++) {
      for (let left = number(), pair = 0; left > 0; left--) {
        pair += number()
        targets.push((state + number()) % states)
        inputs.push(pairs[pair]?.[0] ?? '')
        outputs.push(pairs[pair]?.[1] ?? '')
        skipWeight()
      }
      offsets[state + 1] = targets.length
    }
    return { name, start, finals, offsets, targets: Int32Array.from(targets), inputs, outputs }
  }
  return Array.from({ length: number() }, machine)
}
