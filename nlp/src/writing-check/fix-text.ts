import { textKey } from '@verbena/language/text/text-key'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Matched, ReadSentence } from './match-pattern.ts'
import type { WordMap, WritingRule } from './rule-schema.ts'
import type { WrittenText } from './tokens.ts'

/** A place in a text that a rule matches. */
export type Place = {
  written: WrittenText
  sentence: ReadSentence
  matched: readonly Matched[]
  lexicon: Lexicon
}

/** `{2}`, `{2:lemma}`, `{1:article@2}`: an element, its conversion, and the element with which it agrees. */
const slot = /\{(\d+)(?::([a-z]+))?(?:@(\d+))?\}/g

/** Fills a template; null if one of its maps has no entry. */
export function fillTemplate(template: string, rule: WritingRule, place: Place): string | null {
  let isWhole = true
  const filled = template.replace(slot, (_, element: string, change?: string, other?: string) => {
    const made = fillSlot(place, rule, Number(element), change, other ? Number(other) : undefined)
    if (made === null) isWhole = false
    return made ?? ''
  })
  return isWhole ? filled.replace(/\s+/g, ' ').trim() : null
}

function fillSlot(place: Place, rule: WritingRule, element: number, change?: string, other?: number) {
  const text = elementText(place, element)
  if (!change || text === '') return text
  if (change === 'lower') return lowered(text)
  if (change === 'capital') return capitalised(text)
  if (change === 'lemma') return lemmaOf(place, element)
  const map = rule.maps?.[change]
  return map ? mapped(map, text, place, other) : null
}

export function elementText({ written, sentence, matched }: Place, element: number): string {
  const found = matched[element - 1]
  if (!found || found.to === found.from) return ''
  const [first, last] = [sentence.tokens[found.from], sentence.tokens[found.to - 1]]
  return first && last ? written.text.slice(first.start, last.end) : ''
}

/** A text in lower case, unless it is a word in capitals (I, UN). */
const lowered = (text: string) =>
  /^\p{Lu}(?:$|\p{Lu})|^I'/u.test(text) && text !== 'A' ? text : text.charAt(0).toLowerCase() + text.slice(1)

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function lemmaOf({ sentence, matched }: Place, element: number): string | null {
  const lemmas = new Set(
    sentence.features(matched[element - 1]?.from ?? -1).map(({ reading }) => reading.lemma),
  )
  const [lemma] = lemmas
  return lemmas.size === 1 && lemma ? lemma : null
}

/** The value of a map: of the word, of its longest ending (the result must be a word of the lexicon), or of `*`. */
function mapped(map: WordMap, text: string, place: Place, other?: number): string | null {
  const formKey = textKey(text)
  const whole = entryOf(map, formKey)
  if (whole !== undefined) return agreed(whole, place, other)
  const ending = Object.keys(map)
    .filter((key) => key.startsWith('-') && formKey.endsWith(key.slice(1)))
    .sort((one, two) => two.length - one.length)[0]
  if (!ending) return map['*'] === undefined ? null : agreed(map['*'], place, other)
  const value = agreed(map[ending] ?? '', place, other)
  if (value === null) return null
  const made = text.slice(0, text.length - ending.length + 1) + value.replace(/^-/, '')
  return place.lexicon.readings(place.written.language, made).length > 0 ? made : null
}

/** A key of a map may name several words: `el|la|los|las`. */
function entryOf(map: WordMap, formKey: string) {
  const key = Object.keys(map).find((words) => words.split('|').some((word) => textKey(word) === formKey))
  return key === undefined ? undefined : map[key]
}

/** The value for the gender and number of another element, if all its readings agree. */
function agreed(value: WordMap[string], { sentence, matched }: Place, other?: number): string | null {
  if (typeof value === 'string') return value
  const features = sentence.features(matched[(other ?? 0) - 1]?.from ?? -1)
  const keys = new Set(features.map(({ gender, number }) => [gender, number].filter(Boolean).join(' ')))
  const [key] = keys
  return keys.size === 1 && key ? (value[key] ?? null) : null
}
