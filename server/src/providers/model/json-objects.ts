/** The number of braces at which an object is tried before the answer counts as having none. */
const triesMaximum = 16

/**
 * The JSON objects in an answer, in their order. They may be alone, in a code fence, or after the model's reasoning.
 * @example [...jsonObjectsIn('<think>{…}</think>Here: ```json\n{"a": 1}\n```')] // [{ a: 1 }]
 */
export function* jsonObjectsIn(text: string): Generator<object> {
  const answer = text.slice(endOfReasoning(text))
  let tries = 0
  for (let start = answer.indexOf('{'); start >= 0 && tries < triesMaximum; tries++) {
    const end = endOfObject(answer, start)
    const parsed = end === undefined ? undefined : parseObject(answer.slice(start, end))
    if (parsed) yield parsed
    start = answer.indexOf('{', parsed && end ? end : start + 1)
  }
}

function endOfReasoning(text: string): number {
  const end = text.match(/^[\s\S]*<\/(?:think|thinking|thought|reasoning)>/i)
  return end?.[0].length ?? 0
}

/** The end of the object that begins at `start`. Braces within strings do not count. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  let isInString = false
  for (let at = start; at < text.length; at++) {
    const letter = text[at]
    if (isInString) {
      if (letter === '\\') at += 1
      else if (letter === '"') isInString = false
    } else if (letter === '"') isInString = true
    else if (letter === '{') depth += 1
    else if (letter === '}' && --depth === 0) return at + 1
  }
  return undefined
}

function parseObject(text: string): object | undefined {
  try {
    return JSON.parse(text) as object
  } catch {
    // Braces that do not enclose JSON are skipped.
    return undefined
  }
}
