import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type TargetLanguageCode, targetLanguageCodes } from '@verbena/language/languages'
import type { Concept } from '@verbena/nlp/lexicon/concept-schema'
import { buildLexicon, type Lexicon } from '@verbena/nlp/lexicon/lexicon'
import type { Topic } from '@verbena/nlp/lexicon/topics'
import type { PhraseFile } from '@verbena/nlp/phrases/phrasebook/phrase-file-schema'
import { pinnedPath, pinnedSentencesIn } from '../pinned/read-pinned.ts'
import { readRankingWeights, weightsPath } from './ranking-weights.ts'
import { associationPaths, parseAssociations, readSenseFrequencies, senseFrequenciesPath } from './senses.ts'
import { topicOf } from './topic-of-file.ts'

/** Reads `content/lexicon` and `content/ranking`. The tests validate the files, so a start does not. */
export function readStarterLexicon(contentDirectory: string): Lexicon {
  const root = join(contentDirectory, 'lexicon')
  const hash = createHash('sha256')
  const byTopic = new Map<Topic, Concept[]>()
  const concepts = readdirSync(root)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(root, name), 'utf8')
      hash.update(text)
      const ofFile = JSON.parse(text) as Concept[]
      const topic = topicOf(basename(name, '.json'))
      if (topic) byTopic.set(topic, [...(byTopic.get(topic) ?? []), ...ofFile])
      return ofFile
    })
  const phraseFiles = readPhraseFiles(join(contentDirectory, 'phrases'), hash)
  for (const language of targetLanguageCodes)
    for (const pathOf of [weightsPath, pinnedPath, senseFrequenciesPath]) {
      const path = pathOf(contentDirectory, language)
      if (existsSync(path)) hash.update(readFileSync(path))
    }
  const associationFiles = associationPaths(contentDirectory).map((path) => readFileSync(path, 'utf8'))
  for (const text of associationFiles) hash.update(text)
  const version = hash.digest('base64url').slice(0, 16)
  return buildLexicon(concepts, {
    version,
    byTopic,
    phraseFiles,
    weights: readRankingWeights(contentDirectory),
    senseFrequencies: readSenseFrequencies(contentDirectory),
    associations: parseAssociations(associationFiles),
    pinned: pinnedSentencesIn(contentDirectory),
  })
}

/** Reads `content/phrases`. A language without a file has no phrasebook. */
function readPhraseFiles(root: string, hash: Hash): Map<TargetLanguageCode, PhraseFile> {
  const languages = targetLanguageCodes.filter((code) => existsSync(join(root, `${code}.json`)))
  return new Map(
    languages.map((code) => {
      const text = readFileSync(join(root, `${code}.json`), 'utf8')
      hash.update(text)
      return [code, JSON.parse(text) as PhraseFile]
    }),
  )
}
