import { describe, expect, test } from 'vitest'
import type { GraphLanguage } from '../graph-languages.ts'
import type { PackFamily } from '../packs/pack-family.ts'
import { collectTranslations } from './collect-translations.ts'
import { pivotsOf } from './pivots.ts'
import { classNumber, createWordGraph } from './word-graph.ts'

type Word = `${GraphLanguage}:${string}`
type Link = [
  from: Word,
  to: Word,
  options?: { kind?: 'pair' | 'entry'; noun?: boolean; verb?: boolean; source?: number },
]

/** A graph with links in both directions, like those of a dictionary. */
function graphOf(links: Link[]) {
  const graph = createWordGraph()
  const node = (word: Word) => graph.nodeOf(word.slice(0, 2) as GraphLanguage, word.slice(3))
  for (const [from, to, { kind = 'entry', noun, verb, source = 0 } = {}] of links) {
    const partOfSpeech = classNumber(noun ? 'noun' : verb ? 'verb' : undefined)
    for (const word of [from, to]) graph.addClass(node(word), partOfSpeech)
    graph.link(node(from), { to: node(to), kind, source, partOfSpeech, rank: 0 })
    graph.link(node(to), { to: node(from), kind: 'inverse', source, partOfSpeech, rank: 0 })
  }
  graph.seal()
  return { graph, node }
}

const into = (links: Link[], word: Word, familyOf: (source: number) => PackFamily = () => 'gpl') => {
  const { graph, node } = graphOf(links)
  return collectTranslations(graph, node(word), familyOf)
}
const texts = (found: ReturnType<typeof into>, language: string) =>
  found.filter((item) => item.language === language).map(({ row }) => [row[0], row[1]])

describe('the graph', () => {
  test('returns every arc as it was linked, even if a word has thousands', () => {
    const graph = createWordGraph()
    const home = graph.nodeOf('es', 'casa')
    const others = Array.from({ length: 3000 }, (_, i) => graph.nodeOf('en', `word ${i}`))
    const arcs = others.map((to, i) => ({
      to,
      kind: 'entry' as const,
      source: i % 60,
      partOfSpeech: i % 13,
      rank: i % 16,
    }))
    for (const arc of arcs) graph.link(home, arc)
    graph.seal()
    expect(graph.arcsOf(home)).toEqual(arcs)
    expect(graph.degreeOf(home)).toBe(3000)
    expect(graph.arcsOf(others[5]!)).toEqual([])
  })

  test('distinguishes words by language and by capital', () => {
    const graph = createWordGraph()
    const nodes = [graph.nodeOf('de', 'Essen'), graph.nodeOf('de', 'essen'), graph.nodeOf('no', 'essen')]
    expect(new Set(nodes).size).toBe(3)
    expect(graph.nodeOf('de', 'Essen')).toBe(nodes[0])
  })
})

describe('a translation by another language', () => {
  test('counts each language once and weighs more if the words in between have few meanings', () => {
    const { graph, node } = graphOf([
      ['es:perro', 'fr:chien'],
      ['es:perro', 'de:Hund'],
      ['fr:chien', 'en:dog'],
      ['de:Hund', 'en:dog'],
      ['de:Hund', 'en:hound'],
    ])
    const [first, second] = pivotsOf(graph, node('es:perro'), () => true).filter(
      ({ to }) => graph.languageOf(to) === 2,
    )
    expect(first).toMatchObject({ to: node('en:dog'), languages: 2, weight: 1.5 })
    expect(second).toMatchObject({ to: node('en:hound'), languages: 1, weight: 0.5 })
  })

  test('does not lead from a noun to the meaning of a verb', () => {
    const { graph, node } = graphOf([
      ['es:luz', 'en:light', { noun: true }],
      ['en:light', 'de:Licht', { noun: true }],
      ['en:light', 'de:anzünden', { verb: true }],
    ])
    expect(pivotsOf(graph, node('es:luz'), () => true).map(({ to }) => graph.wordOf(to))).toEqual(['Licht'])
  })

  test('does not end in an unwanted language', () => {
    const { graph, node } = graphOf([
      ['no:hund', 'sv:hund'],
      ['sv:hund', 'da:hund'],
    ])
    expect(pivotsOf(graph, node('no:hund'), (language) => language < 7)).toEqual([])
  })
})

describe('translations', () => {
  test('of a dictionary are direct in both directions', () => {
    const links: Link[] = [['es:perro', 'en:dog']]
    expect(texts(into(links, 'es:perro'), 'en')).toEqual([['dog', 0]])
    expect(texts(into(links, 'en:dog'), 'es')).toEqual([['perro', 0]])
  })

  test('that two languages agree on are marked as agreed and belong to the combined pack', () => {
    const found = into(
      [
        ['no:hund', 'sv:hund'],
        ['no:hund', 'en:dog', { source: 3 }],
        ['sv:hund', 'es:perro'],
        ['en:dog', 'es:perro', { source: 4 }],
      ],
      'no:hund',
    )
    expect(texts(found, 'es')).toEqual([['perro', 1]])
    expect(found.find(({ language }) => language === 'es')?.family).toBe('combined')
  })

  test('that only one language leads to are uncertain, and there are two at most', () => {
    const links: Link[] = [
      ['no:hund', 'en:dog'],
      ['en:dog', 'es:perro'],
      ['en:dog', 'es:can'],
      ['en:dog', 'es:chucho'],
    ]
    expect(texts(into(links, 'no:hund'), 'es')).toHaveLength(2)
    expect(texts(into(links, 'no:hund'), 'es').every(([, certainty]) => certainty === 2)).toBe(true)
  })

  test('that are uncertain are left out if a dictionary has a direct one', () => {
    const links: Link[] = [
      ['no:hund', 'es:perro'],
      ['no:hund', 'en:dog'],
      ['en:dog', 'es:can'],
    ]
    expect(texts(into(links, 'no:hund'), 'es')).toEqual([['perro', 0]])
  })

  test('that other languages agree on come first', () => {
    const links: Link[] = [
      ['de:Haus', 'en:establishment'],
      ['de:Haus', 'en:house'],
      ['de:Haus', 'fr:maison'],
      ['fr:maison', 'en:house'],
    ]
    expect(texts(into(links, 'de:Haus'), 'en')[0]).toEqual(['house', 0])
  })

  test('belong to the licence family of their source, and to both families if both sources have them', () => {
    const links: Link[] = [
      ['de:Haus', 'en:house', { source: 0 }],
      ['de:Haus', 'en:house', { source: 1 }],
      ['de:Haus', 'en:home', { source: 1 }],
    ]
    const found = into(links, 'de:Haus', (source) => (source === 0 ? 'gpl' : 'cc-by-sa'))
    expect(found.map(({ family, row }) => [family, row[0], row[2]])).toEqual(
      expect.arrayContaining([
        ['gpl', 'house', [0]],
        ['cc-by-sa', 'house', [1]],
        ['cc-by-sa', 'home', [1]],
      ]),
    )
    expect(found).toHaveLength(3)
  })

  test('without a part of speech take the one that both words share', () => {
    const links: Link[] = [
      ['en:light', 'de:Licht', { noun: true }],
      ['en:light', 'de:anzünden', { verb: true }],
      ['en:light', 'es:luz'],
      ['es:luz', 'fr:lumière', { noun: true }],
    ]
    const found = into(links, 'en:light').find(({ row }) => row[0] === 'luz')
    expect(found?.wordClass).toBe(classNumber('noun'))
  })
})
