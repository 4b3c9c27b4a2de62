import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentDirectory } from './content-for-tests.ts'

const folder = join(contentDirectory, 'tagged')
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))

const partsOfSpeech =
  'noun verb adjective adverb pronoun determiner preposition conjunction interjection number name particle'.split(
    ' ',
  )

/** The text of one sentence and its words, as content/tagged/README.md describes them. */
type Block = { line: number; head: string; words: string[] }

function blocksOf(file: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const [index, line] of readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').entries()) {
    if (line === '') open = undefined
    else if (open) open.words.push(line)
    else {
      open = { line: index + 1, head: line, words: [] }
      blocks.push(open)
    }
  }
  return blocks
}

const choices = (field: string | undefined) => (field ?? '').split('|').map((choice) => choice.trim())
const areFilled = (field: string | undefined) => choices(field).every((choice) => choice !== '')

function problemsOfHead(head: string): string[] {
  const fields = head.split('\t')
  const problems: string[] = []
  if (fields.length !== 3) problems.push('a head has three columns')
  if (!/^(A1|A2|B1|B2)$/.test(fields[0] ?? '')) problems.push('unknown level')
  if (!/^(everyday|news)$/.test(fields[1] ?? '')) problems.push('unknown kind')
  if (fields[2] !== fields[2]?.trim() || /\s{2}/.test(head.replaceAll('\t', ''))) problems.push('spaces')
  return problems
}

function problemsOfWord(word: string): string[] {
  const fields = word.split('\t')
  const [form, base, parts, meanings, phrase] = fields
  const problems: string[] = []
  if (fields.length !== 4 && fields.length !== 5) problems.push('a word has four columns or five')
  if (!form || !areFilled(base)) problems.push('no form or base form')
  if (!choices(parts).every((part) => partsOfSpeech.includes(part))) problems.push('unknown part of speech')
  if (!areFilled(meanings)) problems.push('no meaning')
  const isName = choices(parts).includes('name')
  if (meanings === '-' ? !isName : parts === 'name') problems.push('names alone have - for a meaning')
  if (phrase && !/^[^=]+\S = \S[^=]*$/.test(phrase)) problems.push('a phrase is a turn, = and its meanings')
  if (phrase && !areFilled(phrase.split('=')[1])) problems.push('an empty meaning of a phrase')
  return problems.map((problem) => `${problem}: ${word}`)
}

/** Forms that do not stand in the sentence in their order, and letters of the sentence that no form covers. */
function problemsOfOrder(sentence: string, words: readonly string[]): string[] {
  let at = 0
  let between = ''
  for (const word of words) {
    const form = word.split('\t')[0] ?? ''
    const start = sentence.indexOf(form, at)
    if (start < 0) return [`not in this order: ${form}`]
    between += sentence.slice(at, start)
    at = start + form.length
  }
  const untagged = (between + sentence.slice(at)).match(/\p{L}+/u)
  return untagged ? [`not tagged: ${untagged[0]}`] : []
}

test.each(files)('%s has the words of each sentence in their order', (file) => {
  const problems = blocksOf(file).flatMap(({ line, head, words }) =>
    [
      ...problemsOfHead(head),
      ...words.flatMap(problemsOfWord),
      ...problemsOfOrder(head.split('\t')[2] ?? '', words),
    ].map((problem) => `${file}:${line} ${problem}`),
  )
  expect(problems).toEqual([])
})

test.each(files)('%s has no sentence twice', (file) => {
  const sentences = blocksOf(file).map(({ head }) => head.split('\t')[2])
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})
