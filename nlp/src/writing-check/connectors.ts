import { textKey } from '@verbena/language/text/text-key'
import type { Advice } from './advice.ts'
import type { Style } from './style-schema.ts'
import type { WrittenSentence, WrittenToken } from './tokens.ts'

/** So many consecutive sentences without a connector get advice. */
const looseRow = 5
/** So many sentences with the same first word get advice. */
const sameBeginning = 4
/** The maximum of words before a connector: And so, Mais pourtant. */
const placesBefore = 2

const wordsOf = ({ tokens }: WrittenSentence) => tokens.filter(({ kind }) => kind === 'word')

const phrasesOf = ({ connectors }: Style) =>
  Object.values(connectors)
    .flat()
    .map((phrase) => textKey(phrase).split(' '))

export function startsWithConnector(sentence: WrittenSentence, style: Style): boolean {
  const words = wordsOf(sentence).map(({ key }) => key)
  return phrasesOf(style).some((phrase) =>
    Array.from({ length: placesBefore + 1 }, (_, from) => from).some((from) =>
      phrase.every((part, at) => words[from + at] === part),
    ),
  )
}

/** Advises on consecutive sentences without connectors, and on a first word that is repeated. */
export function connectorAdvice(sentences: readonly WrittenSentence[], style: Style): Advice[] {
  return [...looseSentences(sentences, style), ...sameBeginnings(sentences, style)]
}

function looseSentences(sentences: readonly WrittenSentence[], style: Style): Advice[] {
  const found: Advice[] = []
  const { adding, contrast, cause } = style.connectors
  const some = [adding[0], contrast[0], cause[0]].map((one) => `“${one}”`).join(', ')
  let row = 0
  for (const sentence of sentences) {
    const [first] = wordsOf(sentence)
    row = startsWithConnector(sentence, style) || hasInnerTie(sentence, style) ? 0 : row + 1
    if (row !== looseRow || !first) continue
    row = 0
    found.push({
      kind: 'natural',
      rule: 'loose-sentences',
      ...placeOf(first),
      message: {
        en: `${looseRow} sentences in a row stand side by side. A word that ties them says how they belong together: ${some}.`,
        es: `${looseRow} oraciones seguidas van sueltas. Un conector dice cómo se relacionan: ${some}.`,
      },
      fixes: [],
    })
  }
  return found
}

/** Whether a sentence has a connector inside: "… because …". */
function hasInnerTie(sentence: WrittenSentence, style: Style): boolean {
  const words = wordsOf(sentence).map(({ key }) => key)
  return phrasesOf(style).some((phrase) =>
    words.some((_, from) => phrase.every((part, at) => words[from + at] === part)),
  )
}

function sameBeginnings(sentences: readonly WrittenSentence[], style: Style): Advice[] {
  const connectors = new Set(phrasesOf(style).map(([first]) => first))
  const byWord = new Map<string, WrittenToken[]>()
  for (const sentence of sentences) {
    const [first] = wordsOf(sentence)
    if (first && connectors.has(first.key)) byWord.set(first.key, [...(byWord.get(first.key) ?? []), first])
  }
  return [...byWord.values()].flatMap((tokens) => {
    const last = tokens[sameBeginning - 1]
    if (!last) return []
    const advice: Advice = {
      kind: 'natural',
      rule: 'same-beginning',
      ...placeOf(last),
      message: {
        en: `${tokens.length} sentences begin with “${last.text}”. Begin some in another way.`,
        es: `${tokens.length} oraciones empiezan por «${last.text}». Empieza alguna de otra manera.`,
      },
      fixes: [],
    }
    return [advice]
  })
}

const placeOf = ({ start, end }: WrittenToken) => ({ start, end })
