import { sentenceWords } from '../lessons/sentence-words.ts'
import { textKey } from '../text/text-key.ts'
import type { FloatingItem, Pattern } from './parse-pattern.ts'

/** A word with the forms in which it is compared. */
export type ComparableWord = {
  /** Without punctuation. */
  text: string
  /** Letters and digits without case and accents. */
  key: string
  /** Letters and digits in lower case. */
  plain: string
  /** `plain` in the spelling of keyboards without ä, ß or ø. */
  spelledOut: string
  /** With punctuation. */
  written: string
}

/** An edge into a node; without a word it is passed for nothing. */
type Edge = { from: number; word: ComparableWord | null }

/**
 * All right answers as paths from node 0 to the last node. Each edge leads to a node with a larger number.
 */
export type AnswerGraph = {
  /** The edges into each node, the usual ones first. */
  edges: Edge[][]
  /** Words that may be added at a node, as keys: subject pronouns. */
  extras: ReadonlyMap<number, ReadonlySet<string>>
}

export const emptyGraph = (): AnswerGraph => ({ edges: [[]], extras: new Map() })

/** Adds a node. */
export function addNode({ edges }: AnswerGraph, into: Edge[]): number {
  edges.push(into)
  return edges.length - 1
}

/** Adds a pattern after a node. @returns the node at its end */
export function addPattern(graph: AnswerGraph, pattern: Pattern, from: number): number {
  switch (pattern.type) {
    case 'text':
      return addText(graph, pattern.text, from)
    case 'sequence':
      return pattern.items.reduce((node, item) => addPattern(graph, item, node), from)
    case 'choice':
      return join(
        graph,
        pattern.options.map((option) => addPattern(graph, option, from)),
      )
    case 'shuffle':
      return addShuffle(graph, pattern.items, from)
    case 'floating':
      return addFloating(graph, pattern.items, from)
  }
}

export function addText(graph: AnswerGraph, text: string, from: number): number {
  return wordsOf(text).reduce((node, word) => addNode(graph, [{ from: node, word }]), from)
}

const join = (graph: AnswerGraph, ends: number[]) =>
  addNode(
    graph,
    ends.map((from) => ({ from, word: null })),
  )

/** One node for each subset of items that have been said. */
function addShuffle(graph: AnswerGraph, items: readonly Pattern[], from: number): number {
  const nodes = [from]
  for (let said = 1; said < 1 << items.length; said++) {
    const ends = items.flatMap((item, index) => {
      const before = nodes[said & ~(1 << index)]
      return said & (1 << index) && before !== undefined ? [addPattern(graph, item, before)] : []
    })
    // The last item in the order as written is the usual end, and stands first.
    nodes.push(join(graph, ends.toReversed()))
  }
  return nodes.at(-1) ?? from
}

/** One copy of the clause for each subset of moving elements that have been said. */
function addFloating(graph: AnswerGraph, items: readonly FloatingItem[], from: number): number {
  const moving = items.filter((item) => item.type === 'moves')
  const copies: number[][] = []
  for (let said = 0; said < 1 << moving.length; said++) {
    const nodes: number[] = []
    copies.push(nodes)
    let node: number | undefined = said === 0 ? from : undefined
    for (const [place, item] of items.entries()) {
      const ends = node === undefined ? [] : [node]
      if (item.type === 'moves' || item.type === 'place')
        for (const [index, element] of moving.entries()) {
          const before = copies[said & ~(1 << index)]?.[place]
          if (!(said & (1 << index)) || before === undefined || before < 0) continue
          // As written comes before moved.
          if (item === element) ends.unshift(addPattern(graph, element.item, before))
          else if (item.type === 'place') ends.push(addPattern(graph, element.item, before))
        }
      else if (node !== undefined) ends.splice(0, 1, addPattern(graph, item, node))
      node = ends.length > 1 ? join(graph, ends) : ends[0]
      nodes.push(node ?? -1)
    }
  }
  return copies.at(-1)?.at(-1) ?? from
}

/** The words of a text. Punctuation that stands alone belongs to the next word. */
export function wordsOf(text: string): ComparableWord[] {
  let marks = ''
  return text
    .normalize('NFC')
    .split(/\s+|(?<=[\u2010\u2011\u2013\u2014-])/u)
    .flatMap((written) => {
      const words = sentenceWords(written).map((word) => comparable(word.text, word.key, marks + written))
      marks = words.length > 0 ? '' : `${marks}${written}${written && ' '}`
      return words
    })
}

function comparable(text: string, key: string, written: string): ComparableWord {
  const plain = textKey(text).replace(/[^\p{L}\p{N}]/gu, '')
  return { text, key, plain, spelledOut: spellOut(plain), written }
}

/** German and Norwegian letters in the spelling of keyboards that lack them. */
const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  æ: 'ae',
  ß: 'ss',
}
const spellOut = (plain: string) => plain.replace(/[äöüåøæß]/g, (one) => letters[one] ?? one)
