import { numberOf } from '../morphology/number-words.ts'
import type { AnswerFacts } from '../packs/answer-facts.ts'
import { searchKey } from '../text/search-key.ts'
import { textKey } from '../text/text-key.ts'
import { type AnswerGraph, addNode, type ComparableWord, emptyGraph, wordsOf } from './answer-graph.ts'

type Edge = AnswerGraph['edges'][number][number]
/** A path of words, and the node at its end. */
type Path = { to: number; words: ComparableWord[] }

/** A number word has at most so many parts: ciento treinta y cinco. */
const longestNumber = 5

/** Adds the variants that are right in every sentence of the language. */
export function addVariants(graph: AnswerGraph, facts: AnswerFacts): AnswerGraph {
  const widened = addSingleWords(graph, variantsByWord(facts))
  const pathsFrom = pathsIn(widened)
  const shorter = new Map((facts.contractions ?? []).map(([apart, together]) => [keyOf(apart), together]))
  const longest = Math.max(2, ...[...shorter.keys()].map((key) => key.split(' ').length))
  const starts = new Set([...shorter.keys()].map((key) => key.split(' ')[0]))
  for (let node = widened.edges.length - 1; node >= 0; node--) {
    const contracted = pathsFrom(
      node,
      longest,
      (words) => words.length > 1 || starts.has(words[0]?.plain) || hasEnclitic(facts),
    )
    for (const { to, words } of contracted) {
      const [first, second, third] = words
      const together =
        shorter.get(words.map(({ plain }) => plain).join(' ')) ??
        (first &&
          second &&
          !third &&
          facts.enclitics?.[second.plain] &&
          `${first.text}${facts.enclitics[second.plain]}`)
      if (together) addPath(widened, node, to, together)
    }
    if (facts.numbers)
      for (const { to, words } of pathsFrom(node, longestNumber, (path) => isNumberPart(path, facts))) {
        const value = numberValue(words, facts)
        if (value !== undefined) addPath(widened, node, to, String(value))
      }
  }
  return addSubjects(widened, pathsIn(widened), facts)
}

const hasEnclitic = ({ enclitics }: AnswerFacts) => enclitics !== undefined
const keyOf = (text: string) =>
  wordsOf(text)
    .map(({ plain }) => plain)
    .join(' ')

/** Adds an edge for a text of one word; of two words only if nothing stands between the nodes. */
function addPath({ edges }: AnswerGraph, from: number, to: number, text: string) {
  const [word, second] = wordsOf(text)
  if (word && !second) edges[to]?.push({ from, word })
}

const byFacts = new WeakMap<AnswerFacts, ReadonlyMap<string, readonly string[]>>()

/** For each word its variants, of one or more words. */
function variantsByWord(facts: AnswerFacts): ReadonlyMap<string, readonly string[]> {
  const known = byFacts.get(facts)
  if (known) return known
  const variants = new Map<string, string[]>()
  const add = (word: string, other: string) => {
    const key = keyOf(word)
    if (!key.includes(' ')) variants.set(key, [...(variants.get(key) ?? []), other])
  }
  for (const group of facts.alike ?? [])
    for (const word of group) for (const other of group) if (other !== word) add(word, other)
  const seen = new Set<string>()
  // A contraction with two meanings (he’d) has the first one only.
  for (const [apart, together] of facts.contractions ?? [])
    if (!seen.has(together)) {
      seen.add(together)
      add(together, apart)
    }
  byFacts.set(facts, variants)
  return variants
}

/** A copy of the graph with further edges beside the words that have variants. */
function addSingleWords(
  { edges }: AnswerGraph,
  variants: ReadonlyMap<string, readonly string[]>,
): AnswerGraph {
  const graph = emptyGraph()
  const placed = [0]
  for (const into of edges.slice(1)) {
    const usual: Edge[] = into.map(({ from, word }) => ({ from: placed[from] ?? 0, word }))
    const further = usual.flatMap(({ from, word }): Edge[] =>
      (word ? (variants.get(word.plain) ?? []) : []).flatMap((text) => {
        const words = wordsOf(text)
        const last = words.pop()
        const node = words.reduce((at, one) => addNode(graph, [{ from: at, word: one }]), from)
        return last ? [{ from: node, word: { ...last, written: last.written + marksAfter(word) } }] : []
      }),
    )
    placed.push(addNode(graph, [...usual, ...further]))
  }
  return graph
}

const marksAfter = (word: ComparableWord | null) => /[^\p{L}\p{N}'’]+$/u.exec(word?.written ?? '')?.[0] ?? ''

/** @returns a function for the paths of words from a node, as long as `continues` holds for their words */
function pathsIn({ edges }: AnswerGraph) {
  const ways: Path[][] = edges.map(() => [])
  for (const [to, into] of edges.entries())
    for (const { from, word } of into) ways[from]?.push({ to, words: word ? [word] : [] })
  return (start: number, longest: number, continues: (words: ComparableWord[]) => boolean): Path[] => {
    const found: Path[] = []
    const walk = ({ to: node, words }: Path) => {
      for (const { to, words: more } of ways[node] ?? []) {
        const path = { to, words: [...words, ...more] }
        if (more.length > 0) {
          if (path.words.length > longest || !continues(path.words)) continue
          found.push(path)
        }
        walk(path)
      }
    }
    walk({ to: start, words: [] })
    return found
  }
}

function isNumberPart(words: ComparableWord[], { numbers }: AnswerFacts): boolean {
  const last = searchKey(words.at(-1)?.text ?? '')
  return (
    numbers !== undefined &&
    (Object.hasOwn(numbers.pieces, last) ||
      (words.length > 1 && numbers.links.includes(last)) ||
      numberOf(last, numbers) !== undefined)
  )
}

function numberValue(words: readonly ComparableWord[], { numbers }: AnswerFacts): number | undefined {
  if (!numbers) return undefined
  const texts = words.map(({ text }) => searchKey(text))
  const [only = ''] = texts
  if (texts.length === 1 && Object.hasOwn(numbers.pieces, only)) return numbers.pieces[only]
  return numberOf(texts.join(''), numbers) ?? numberOf(texts.join('-'), numbers)
}

/** Subject pronouns may be left out before their verb, and added where the verb has one person only. */
function addSubjects(
  graph: AnswerGraph,
  pathsFrom: ReturnType<typeof pathsIn>,
  { subjects }: AnswerFacts,
): AnswerGraph {
  if (!subjects) return graph
  const extras = new Map<number, ReadonlySet<string>>()
  const isBetween = ({ plain }: ComparableWord) => subjects.between.includes(plain)
  /** The words that may be the verb of a subject at a node. */
  const verbsAt = (node: number) =>
    pathsFrom(node, subjectReach, (words) => words.slice(0, -1).every(isBetween))
      .map(({ words }) => words.at(-1))
      .filter((word) => word && !isBetween(word))
  for (const [node, into] of graph.edges.entries()) {
    for (const { from, word } of [...into]) {
      const pronoun =
        word && subjects.pronouns.find(({ words }) => words.some((one) => textKey(one) === word.plain))
      if (pronoun && verbsAt(node).some((verb) => verb && pronoun.verb.test(verb.plain)))
        into.push({ from, word: null })
    }
    const verbs = verbsAt(node)
    const added = subjects.pronouns
      .filter(({ isCertain }) => isCertain && verbs.some((verb) => verb && isCertain.test(verb.plain)))
      .flatMap(({ words }) => words.map(textKey))
    if (added.length > 0) extras.set(node, new Set(added))
  }
  return { ...graph, extras }
}

/** Words from a subject pronoun to its verb: yo no me lo creo. */
const subjectReach = 4
