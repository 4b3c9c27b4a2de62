import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TargetLanguageCode } from '@verbena/language/languages'
import {
  type RankingWeights,
  type WeightsByLanguage,
  type WeightsFile,
  weightsOf,
} from '@verbena/nlp/ranking/model/weights'

export const weightsPath = (contentDirectory: string, language: string) =>
  join(contentDirectory, 'ranking', `${language}.json`)

/** Reads `content/ranking`, each language when it is needed first. `npm run ranking` writes the files. */
export function readRankingWeights(contentDirectory: string): WeightsByLanguage {
  const known = new Map<TargetLanguageCode, RankingWeights | undefined>()
  return (language) => {
    if (!known.has(language)) known.set(language, readWeights(weightsPath(contentDirectory, language)))
    return known.get(language)
  }
}

const readWeights = (path: string) =>
  existsSync(path) ? weightsOf(JSON.parse(readFileSync(path, 'utf8')) as WeightsFile) : undefined
