import { browserStorage } from '../api/browser-storage.ts'

const key = 'grammarTopics'

/** The topics that came last, for when the server cannot be reached; of one learner and pair of languages. */
export const keepGrammar = (audience: string, topics: unknown) =>
  browserStorage.write(key, JSON.stringify({ audience, topics }))

/** What cannot be read counts as nothing. */
export function keptGrammar(audience: string): unknown {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('audience' in kept) || !('topics' in kept)) return null
    return kept.audience === audience ? kept.topics : null
  } catch {
    return null
  }
}

export const forgetGrammar = () => browserStorage.remove(key)
