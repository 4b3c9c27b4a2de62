import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type WeightsByLanguage, type WeightsFile, weightsOf } from '../ranking/model/weights.ts'

/** The weights of `content/ranking`, for tests with a small lexicon of their own. */
export const learnedWeights: WeightsByLanguage = (language) => {
  const path = join(import.meta.dirname, '../../../content/ranking', `${language}.json`)
  return existsSync(path) ? weightsOf(JSON.parse(readFileSync(path, 'utf8')) as WeightsFile) : undefined
}
