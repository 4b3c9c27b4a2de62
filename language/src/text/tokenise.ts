import { profileOf, type TargetLanguageCode } from '../languages.ts'
import { joinedSpans } from './joined-spans.ts'
import { characterClasses, plainApostrophes } from './normalise-text.ts'

/** A word or the text between words. `start` is the offset in UTF-16 units; joined tokens give the text again. */
export type Token = { text: string; isWord: boolean; start: number }

/** The segmenter is slow for long texts, so a text is cut into parts of this length. No spoken line is longer. */
const lineMaximum = 400
const segmenters = new Map<string, Intl.Segmenter>()

/**
 * Cuts a text into words and the text between them. A word keeps its apostrophes and hyphens (don't, l'amour, un po',
 * arc-en-ciel), an abbreviation its points (EE.UU., z. B.); the addresses of pages and people are one word. The lookup
 * separates elided articles.
 * @example tokenise('Sí, claro', 'es') // [{text: 'Sí', isWord: true, start: 0}, {text: ', ', isWord: false, start: 2}, …]
 */
export function tokenise(text: string, language: TargetLanguageCode): Token[] {
  const tokens: Token[] = []
  for (const line of linesOf(text)) {
    // The segmenter keeps words together at plain apostrophes only.
    const segments = segmenterFor(language).segment(plainApostrophes(line.text))
    const spans = joinedSpans(line.text, language)
    let [at, end] = [0, 0]
    for (const { segment, index, isWordLike } of segments) {
      if (index < end) continue
      while ((spans[at]?.start ?? line.text.length) < index) at++
      const span = spans[at]?.start === index ? spans[at] : undefined
      end = Math.max(index + segment.length, span?.end ?? 0)
      const token = { text: line.text.slice(index, end), start: line.start + index }
      append(tokens, { ...token, isWord: span !== undefined || isWordLike === true }, language)
    }
  }
  return tokens
}

function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, known)
  return known
}

/** Any apostrophe but ‘, which opens a quotation. */
const apostrophe = `['${characterClasses.apostrophes.replace('‘', '')}]`
const apostropheAtEnd = new RegExp(`(?<=^|\\s)${apostrophe}$`)
const onlyApostrophe = new RegExp(`^${apostrophe}$`)

/** Adds a token. Punctuation joins the punctuation before it, and a word after a hyphen joins the word before it. */
function append(tokens: Token[], token: Token, language: TargetLanguageCode) {
  const last = tokens.at(-1)
  const beforeLast = tokens.at(-2)
  const mark = !last || last.isWord ? undefined : apostropheAtEnd.exec(last.text.slice(-2))?.[0]
  if (last && mark && token.isWord && profileOf(language).elidedAtStart?.test(token.text)) {
    last.text = last.text.slice(0, -1)
    if (last.text === '') tokens.pop()
    tokens.push({ ...token, text: mark + token.text, start: token.start - 1 })
  } else if (last?.isWord && onlyApostrophe.test(token.text) && isCut(last.text, beforeLast, language))
    last.text += token.text
  else if (last && !last.isWord && !token.isWord) last.text += token.text
  else if (token.isWord && beforeLast?.isWord && last && /^[-\u2010\u2011]$/.test(last.text)) {
    beforeLast.text += last.text + token.text
    tokens.pop()
  } else tokens.push(token)
}

/** Whether the apostrophe after a word belongs to it. After an opening quotation mark it closes the quotation instead. */
const isCut = (word: string, before: Token | undefined, language: TargetLanguageCode) =>
  profileOf(language).elidedAtEnd?.test(word) === true && !/['‘]$/.test(before?.text ?? '')

/** Lines with their line breaks. A longer line is cut at the last space within the limit. */
function* linesOf(text: string): Generator<{ text: string; start: number }> {
  for (const { 0: line, index } of text.matchAll(/[^\n]*\n+|[^\n]+$/g)) {
    let from = 0
    while (line.length - from > lineMaximum) {
      const space = line.lastIndexOf(' ', from + lineMaximum - 1)
      const to = space > from ? space + 1 : from + lineMaximum
      yield { text: line.slice(from, to), start: index + from }
      from = to
    }
    yield { text: line.slice(from), start: index + from }
  }
}
