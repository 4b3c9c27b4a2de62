import type { RawCue } from '../cue.ts'
import { readClock } from './subtitle-time.ts'

const usualFields = 'layer,start,end,style,name,marginl,marginr,marginv,effect,text'.split(',')
/** Drawing commands, which are no text. */
const drawing = /\{[^{}]{0,2000}\\p[1-9]/
const override = /\{[^{}]{0,2000}\}/g

/** Advanced SubStation Alpha and the older SSA: comma-separated fields in the order of `Format:`. */
export function* readAss(lines: readonly string[]): Generator<RawCue> {
  let fields = usualFields
  let inEvents = true
  for (const [index, written] of lines.entries()) {
    const line = written.replace(/^\s{1,20}/, '')
    const section = /^\s{0,20}\[([^\]]{1,40})\]/.exec(line)
    if (section) inEvents = section[1]?.toLowerCase() === 'events'
    else if (inEvents && /^Format:/i.test(line)) fields = fieldsOf(line)
    else if (/^Dialogue:/i.test(line)) yield* dialogue(line, fields, index + 1)
  }
}

const fieldsOf = (line: string) =>
  line
    .slice('Format:'.length, 1000)
    .split(',')
    .map((field) => field.trim().toLowerCase())

function* dialogue(line: string, fields: string[], number: number): Generator<RawCue> {
  const values = splitAtCommas(line.slice('Dialogue:'.length), fields.length)
  const fieldOf = (field: string) => values[fields.indexOf(field)]?.trim() ?? ''
  const text = fieldOf('text')
  if (drawing.test(text)) return
  yield {
    text: text.replace(override, '').replace(/\\n/gi, '\n').replaceAll('\\h', ' '),
    start: readClock(fieldOf('start')),
    end: readClock(fieldOf('end')),
    speaker: fieldOf('name') || fieldOf('actor'),
    line: number,
  }
}

/** Splits a line into fields. The last one is the text, which may contain commas. */
function splitAtCommas(text: string, count: number): string[] {
  const values: string[] = []
  let from = 0
  while (values.length < count - 1) {
    const comma = text.indexOf(',', from)
    if (comma < 0) break
    values.push(text.slice(from, comma))
    from = comma + 1
  }
  return [...values, text.slice(from)]
}
