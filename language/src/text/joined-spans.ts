import { profileOf, type TargetLanguageCode } from '../languages.ts'

/** A part of a text that is one token, though it has points or spaces: from `start` to `end`, in UTF-16 units. */
export type Span = { start: number; end: number }

/** Endings of addresses that are no words of a language, so that "casa.es" without a space is no address. */
const safeEndings = 'com|org|net|edu|gov|info|eu|uk|fr|gr|ch|dev|app|tv|io|html|htm'
const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,62}'
/** Pages (with their path), e-mail addresses, and names of servers. */
const address = new RegExp(
  [
    '(?:https?|ftp)://[^\\s<>"«»“”]{1,2000}',
    `www\\.${label}[^\\s<>"«»“”]{1,2000}`,
    `[\\p{L}\\p{N}][\\p{L}\\p{N}._%+-]{0,63}@${label}(?:\\.${label}){1,8}`,
    `${label}(?:\\.${label}){0,6}\\.(?:${safeEndings})(?![\\p{L}\\p{N}])(?:/[^\\s<>"«»“”]{0,2000})?`,
    `${label}(?:\\.${label}){1,6}/[^\\s<>"«»“”]{1,2000}`,
  ].join('|'),
  'giu',
)
/** U.S.A., d.h., EE.UU.: letters with a point behind each. */
const pointed = /(?<![\p{L}\p{N}.])(?:\p{L}{1,2}\.){2,8}(?![\p{L}\p{N}])/gu
/** Marks behind an address that belong to the sentence. */
const behindAddress = /[.,;:!?…)\]}'’*]+$/u

const mayHaveSpan = /[@/]|\.\S|\p{L}\./u

/** Whether a text is the address of a page or a person. */
export function isAddress(text: string): boolean {
  if (!/[@./]/.test(text)) return false
  const [found] = text.matchAll(address)
  return found?.index === 0 && found[0].length === text.length
}

/** Addresses and abbreviations of a line, in order and without overlap. */
export function joinedSpans(line: string, language: TargetLanguageCode): Span[] {
  if (!mayHaveSpan.test(line)) return []
  const spans = [
    ...[...line.matchAll(address)].map(({ 0: text, index }) => ({
      start: index,
      end: index + text.replace(behindAddress, '').length,
    })),
    ...matchesOf(line, abbreviationsOf(language)),
    ...matchesOf(line, pointed),
  ].sort((one, other) => one.start - other.start || other.end - one.end)
  let end = 0
  return spans.filter((span) => {
    if (span.start < end) return false
    end = span.end
    return true
  })
}

const matchesOf = (line: string, pattern: RegExp | undefined): Span[] =>
  pattern
    ? [...line.matchAll(pattern)].map(({ 0: text, index }) => ({ start: index, end: index + text.length }))
    : []

const patterns = new Map<TargetLanguageCode, RegExp | undefined>()

/** A pattern of the abbreviations of a language that have a point. Their spaces may be missing: "z.B.", "z. B.". */
function abbreviationsOf(language: TargetLanguageCode): RegExp | undefined {
  if (!patterns.has(language)) {
    const texts = Object.keys(profileOf(language).abbreviations ?? {})
      .filter((text) => text.includes('.'))
      .flatMap(casesOf)
      .sort((one, other) => other.length - one.length)
      .map((text) => text.replaceAll('.', '\\.').replaceAll(' ', '[ \\u00a0\\u202f]?'))
    patterns.set(
      language,
      texts.length > 0
        ? new RegExp(`(?<![\\p{L}\\p{N}.])(?:${texts.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
        : undefined,
    )
  }
  return patterns.get(language)
}

/** A short one has its case only, because "1,5 m." is no "M. Dupont". */
const casesOf = (text: string): string[] =>
  text.length < 4
    ? [text]
    : [text.charAt(0).toLowerCase() + text.slice(1), text.charAt(0).toUpperCase() + text.slice(1)]
