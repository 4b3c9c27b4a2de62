import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import { tokenise } from '@verbena/language/text/tokenise'

/** A word, a number in digits or a punctuation mark; offsets are in UTF-16 units. */
export type WrittenToken = {
  text: string
  /** `textKey(text)`. */
  key: string
  start: number
  end: number
  kind: 'word' | 'digits' | 'mark'
}

export type WrittenSentence = { start: number; end: number; tokens: readonly WrittenToken[] }

export type WrittenText = {
  text: string
  language: TargetLanguageCode
  sentences: readonly WrittenSentence[]
}

/** Abbreviations of all languages whose full stop does not end a sentence. */
const shortenings = new Set(
  `mr mrs ms dr prof st vs jr no vol e.g i.e sr sra srta dra ud uds vd pág núm p.ej ej av m mme mlle bd
  hr fr bzw z.b d.h u.a usw nr ca inkl str tel sig dott ing avv ecc es f.eks bl.a dvs osv kl kr
  κ κα δρ π.χ δηλ κ.λπ αρ`.split(/\s+/),
)
/** The maximum of tokens of a sentence, because patterns search a whole sentence. */
const longestSentence = 300
const closing = /^["'»”’)\]›]$/

/** Cuts a text into sentences of tokens; elided words (l', qu', un') are tokens of their own. */
export function readText(text: string, language: TargetLanguageCode): WrittenText {
  const sentences: WrittenSentence[] = []
  let tokens: WrittenToken[] = []
  const close = () => {
    const [first, last] = [tokens[0], tokens.at(-1)]
    if (first && last) sentences.push({ start: first.start, end: last.end, tokens })
    tokens = []
  }
  const all = allTokens(text, language)
  // The token before; if that is a closing mark, the token before the closing marks.
  let stop = 0
  for (const [at, token] of all.entries()) {
    if (tokens.length >= longestSentence) close()
    const before = all[at - 1]
    const closes = before !== undefined && closing.test(token.text) && isGlued(all, at)
    if (before && breaksLine(text.slice(before.end, token.start), token)) close()
    else if (before && !closes && isEnd(all, { stop, at: at - 1 }, text, language)) close()
    if (!closes) stop = at
    tokens.push(token)
  }
  close()
  return { text, language, sentences }
}

const isGlued = (all: readonly WrittenToken[], at: number) => all[at - 1]?.end === all[at]?.start

/** Whether a line break ends a sentence. A wrapped line continues in lower case. */
const breaksLine = (between: string, next: WrittenToken) =>
  /\n\s*\n/.test(between) || (between.includes('\n') && !/^\p{Ll}/u.test(next.text))

/** Whether a sentence ends at its stop, or at the closing marks after it up to `at`. */
function isEnd(
  all: readonly WrittenToken[],
  { stop, at }: { stop: number; at: number },
  text: string,
  language: TargetLanguageCode,
): boolean {
  const mark = all[stop]
  if (mark?.kind !== 'mark') return false
  const next = all[at + 1]
  const isQuestion = packs[language]?.questionMarks?.includes(mark.text) === true
  if (mark.text === '.') return isFullStop(all[stop - 1], mark, text, next)
  if (!isQuestion && !/^[!?…]$/.test(mark.text)) return false
  return !next || !/^[\p{Ll}!?….]/u.test(next.text)
}

function isFullStop(before: WrittenToken | undefined, mark: WrittenToken, text: string, next?: WrittenToken) {
  if (next && /^[.!?…]$/.test(next.text)) return false
  if (/^[^\s"'»”’)\]›]/.test(text.slice(mark.end, mark.end + 1))) return false
  if (!before || before.end !== mark.start) return true
  return !shortenings.has(before.key) && !/^\p{Lu}$/u.test(before.text)
}

function allTokens(text: string, language: TargetLanguageCode): WrittenToken[] {
  return tokenise(text, language).flatMap((token) =>
    token.isWord ? wordTokens(token.text, token.start, language) : markTokens(token.text, token.start),
  )
}

function wordTokens(text: string, start: number, language: TargetLanguageCode): WrittenToken[] {
  const key = textKey(text)
  const elided = packs[language]?.elisions?.find(
    ({ form }) => key.length > form.length && key.startsWith(form) && form.endsWith("'"),
  )
  if (!elided) return [tokenOf(text, start, /^\d[\d.,:]*$/.test(text) ? 'digits' : 'word')]
  const length = elided.form.length
  return [
    tokenOf(text.slice(0, length), start, 'word'),
    ...wordTokens(text.slice(length), start + length, language),
  ]
}

const markTokens = (text: string, start: number): WrittenToken[] =>
  [...text.matchAll(/\S/gu)].map(({ 0: mark, index }) => tokenOf(mark, start + index, 'mark'))

const tokenOf = (text: string, start: number, kind: WrittenToken['kind']): WrittenToken => ({
  text,
  key: textKey(text),
  start,
  end: start + text.length,
  kind,
})
