import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { ownSentences } from '@verbena/content/pinned/own-sentences'
import { formatPinned, parsePinned, pinnedPath } from '@verbena/content/pinned/read-pinned'
import { courseLanguageCodes } from '@verbena/language/languages'
import { draftOf, parseCorrections, pinnedBlock, showDraft } from './draft.ts'

/**
 * Stores the checked reading of each word of our sentences. docs/how-to/pin-readings.md
 *
 *     npm run pin -- sentences es > es.txt                    our sentences that have no checked readings yet
 *     npm run pin -- draft es es.txt > draft.txt              the sentences of a file, with the readings of each word
 *     npm run pin -- apply es es.txt corrections.txt [file]   adds the corrected sentences to content/pinned, or to a file
 */
const content = join(import.meta.dirname, '../..')
const [command, code = '', ...files] = process.argv.slice(2)
const language = courseLanguageCodes.find((known) => known === code)
if (!language) throw new Error(`There is no course language ${code}.`)
const linesOf = (path: string | undefined) =>
  readFileSync(path ?? '', 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')

if (command === 'sentences') {
  const path = pinnedPath(content, language)
  const known = new Set(
    existsSync(path) ? parsePinned(readFileSync(path, 'utf8')).map(({ text }) => text) : [],
  )
  for (const sentence of ownSentences(content, language)) if (!known.has(sentence)) console.log(sentence)
} else if (command === 'draft') {
  const lexicon = readStarterLexicon(content)
  linesOf(files[0]).forEach((sentence, index) => {
    console.log(showDraft(lexicon, language, index + 1, sentence))
  })
} else if (command === 'apply') {
  const lexicon = readStarterLexicon(content)
  const [sentences, correctionsFile = '', target = pinnedPath(content, language)] = files
  const corrections = parseCorrections(readFileSync(correctionsFile, 'utf8'))
  const known = existsSync(target) ? parsePinned(readFileSync(target, 'utf8')) : []
  const added = linesOf(sentences).map((sentence, index) =>
    pinnedBlock(index + 1, sentence, draftOf(lexicon, language, sentence), corrections),
  )
  const texts = new Set(added.map(({ text }) => text))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, formatPinned([...known.filter(({ text }) => !texts.has(text)), ...added]))
} else throw new Error('The commands are sentences, draft and apply.')
