import { textKey } from '@verbena/language/text/text-key'
import type { Advice } from './advice.ts'
import type { Style } from './style-schema.ts'
import type { WrittenSentence, WrittenText, WrittenToken } from './tokens.ts'

/** A sentence with more words is too long. */
const longSentence = 38
/** A text has a tone if it has so many words of it. */
const toneFrom = 2

type PhraseSpan = { start: number; end: number; text: string }

/** Advises on sentences that are too long, on mixed tones, and on mixed forms of address. */
export function styleAdvice(written: WrittenText, style: Style): Advice[] {
  return [
    ...written.sentences.flatMap((sentence) => lengthAdvice(sentence)),
    ...toneAdvice(written, style),
    ...addressAdvice(written, style),
  ]
}

function lengthAdvice({ tokens }: WrittenSentence): Advice[] {
  const words = tokens.filter(({ kind }) => kind === 'word').length
  const half = tokens[Math.floor(tokens.length / 2)]
  if (words < longSentence || !half) return []
  // The sentence could be split after the comma nearest to its middle.
  const commas = tokens.flatMap((token, at) => (token.text === ',' || token.text === ';' ? [at] : []))
  const middle = tokens.length / 2
  const [cut] = commas.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  const marked = (cut === undefined ? undefined : tokens[cut + 1]) ?? half
  return [
    {
      kind: 'natural',
      rule: 'long-sentence',
      start: marked.start,
      end: marked.end,
      message: {
        en: `This sentence has ${words} words. Two would be easier to read; one could end here.`,
        es: `Esta oración tiene ${words} palabras. Con dos se leería mejor; una podría terminar aquí.`,
      },
      fixes: [],
    },
  ]
}

type Tone = Style['casual']

function toneAdvice(written: WrittenText, { casual, formal, address }: Style): Advice[] {
  const [friendly, official] = [spansOfTone(written, casual), spansOfTone(written, formal)]
  const polite = address && !address.isAlsoPlural ? placesOf(written, address.polite).length : 0
  const isOfficial = official.length + polite >= toneFrom && friendly.length < official.length + polite
  const isFriendly = friendly.length >= toneFrom && friendly.length > official.length
  if (isOfficial)
    return friendly.map(({ place, neutral }) => ({
      ...toneNote('casual-word', place, neutral),
      message: {
        en: `“${place.text}” is said among friends; the rest of the text is formal.`,
        es: `«${place.text}» es coloquial; el resto del texto es formal.`,
      },
    }))
  if (isFriendly)
    return official.map(({ place, neutral }) => ({
      ...toneNote('formal-word', place, neutral),
      message: {
        en: `“${place.text}” sounds like a letter to an office; the rest of the text is casual.`,
        es: `«${place.text}» suena a carta oficial; el resto del texto es coloquial.`,
      },
    }))
  return []
}

const toneNote = (rule: string, { start, end, text }: PhraseSpan, neutral: string) => ({
  kind: 'natural' as const,
  rule,
  start,
  end,
  fixes: [/^\p{Lu}/u.test(text) ? neutral.charAt(0).toUpperCase() + neutral.slice(1) : neutral],
})

const spansOfTone = (written: WrittenText, tone: Tone) =>
  tone.flatMap(({ word, neutral }) => placesOf(written, [word]).map((place) => ({ place, neutral })))

function addressAdvice(written: WrittenText, { address }: Style): Advice[] {
  // In a conversation people may use different forms of address.
  if (!address || /["“«„—–]/.test(written.text)) return []
  const familiar = placesOf(written, address.familiar)
  const polite = placesOf(written, address.polite)
  if (familiar.length === 0 || polite.length === 0) return []
  const rarer = polite.length < familiar.length ? polite : familiar
  const [one, other] = [familiar[0]?.text ?? '', polite[0]?.text ?? '']
  const hint = address.isAlsoPlural
  return rarer.slice(0, 3).map(({ start, end }) => ({
    kind: 'natural' as const,
    rule: 'mixed-address',
    start,
    end,
    message: {
      en: `The text says both “${one}” and “${other}”. ${hint ? 'To one person, keep' : 'Keep'} to one of the two.`,
      es: `El texto mezcla «${one}» y «${other}». ${hint ? 'Si te diriges a una sola persona, usa' : 'Usa'} siempre la misma forma.`,
    },
    fixes: [],
  }))
}

/** The places of words or phrases. A phrase with a capital matches only with it, and not at the start of a sentence. */
function placesOf({ sentences, text }: WrittenText, phrases: readonly string[]): PhraseSpan[] {
  return phrases.flatMap((phrase) => {
    const isCapital = /^\p{Lu}/u.test(phrase)
    const parts = textKey(phrase).split(' ')
    return sentences.flatMap(({ tokens }) =>
      tokens.flatMap((token, at) => {
        if (!parts.every((part, next) => tokens[at + next]?.key === part)) return []
        if (isCapital && (isFirst(tokens, at) || !/^\p{Lu}/u.test(token.text))) return []
        const end = tokens[at + parts.length - 1]?.end ?? token.end
        return [{ start: token.start, end, text: text.slice(token.start, end) }]
      }),
    )
  })
}

const isFirst = (tokens: readonly WrittenToken[], at: number) =>
  tokens.slice(0, at).every(({ kind }) => kind === 'mark')
