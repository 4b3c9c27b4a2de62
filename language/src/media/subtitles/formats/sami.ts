import type { RawCue } from '../cue.ts'
import { limits } from '../subtitle-limits.ts'

const sync = /<sync\b[^<>]{0,200}?\bstart\s{0,5}=\s{0,5}["']?(\d{1,12})[^<>]{0,200}>/gi
const paragraph = /<p\b[^<>]{0,200}?\bclass\s{0,5}=\s{0,5}["']?([\w-]{1,40})[^<>]{0,200}>/gi

/**
 * SAMI: `<SYNC Start=1000><P Class=ENCC>text`, in milliseconds. A text lasts until the next one; an empty one ends it. Of
 * several languages the first is read.
 */
export function* readSami(text: string): Generator<RawCue> {
  const syncs = [...text.slice(0, limits.bytes).matchAll(sync)]
  let language: string | undefined
  for (const [index, found] of syncs.entries()) {
    const from = found.index + found[0].length
    const body = text.slice(from, Math.min(syncs[index + 1]?.index ?? text.length, from + limits.text))
    const parts = paragraphsOf(body)
    language ??= parts.find(({ name }) => name !== '')?.name
    const own = parts.filter(({ name }) => name === '' || name === language)
    if (own.length > 0 || parts.length === 0)
      yield { text: own.map(({ content }) => content).join('\n'), start: Number(found[1]) / 1000 }
  }
}

function paragraphsOf(body: string): { name: string; content: string }[] {
  const content = (body.split(/<\/(?:body|sami)>/i, 1)[0] ?? '').replace(/\s+/g, ' ')
  const starts = [...content.matchAll(paragraph)]
  if (starts.length === 0) return [{ name: '', content }]
  return starts.map((start, index) => ({
    name: start[1]?.toLowerCase() ?? '',
    content: content.slice(start.index + start[0].length, starts[index + 1]?.index),
  }))
}
