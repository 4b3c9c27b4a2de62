import type { Gender } from './part-of-speech-tags.ts'

/** Details of a word in one source, except its translations. */
export type WordDetails = {
  source: number
  partOfSpeech: number
  gender?: Gender
  ipa?: string
  glosses: string[]
  examples: { text: string; translation: string; into: string }[]
}

export type DetailsStore = {
  add: (node: number, details: WordDetails) => void
  of: (node: number) => readonly WordDetails[]
}

const [mostGlosses, mostExamples] = [4, 3]
const none: readonly WordDetails[] = []

/** Stores details by word, merged by source and part of speech. */
export function createDetailsStore(): DetailsStore {
  const byNode = new Map<number, WordDetails[]>()
  return {
    add: (node, details) => {
      const list = byNode.get(node)
      const same = list?.find(
        ({ source, partOfSpeech }) => source === details.source && partOfSpeech === details.partOfSpeech,
      )
      if (same) merge(same, details)
      else if (list) list.push(trimmed(details))
      else byNode.set(node, [trimmed(details)])
    },
    of: (node) => byNode.get(node) ?? none,
  }
}

/** Words without glosses share one empty list. */
const noGlosses: string[] = []
const noExamples: WordDetails['examples'] = []

const trimmed = (details: WordDetails): WordDetails => ({
  ...details,
  glosses: details.glosses.length > 0 ? details.glosses.slice(0, mostGlosses) : noGlosses,
  examples: details.examples.length > 0 ? details.examples.slice(0, mostExamples) : noExamples,
})

function merge(into: WordDetails, from: WordDetails) {
  // The word is used with both genders.
  if (from.gender && into.gender && from.gender !== into.gender && from.gender !== 'n' && into.gender !== 'n')
    into.gender = 'mf'
  else if (from.gender) into.gender ??= from.gender
  if (!into.ipa && from.ipa) into.ipa = from.ipa
  const newGlosses = from.glosses.filter((gloss) => !into.glosses.includes(gloss))
  if (newGlosses.length > 0) into.glosses = [...into.glosses, ...newGlosses].slice(0, mostGlosses)
  const newExamples = from.examples.filter(({ text }) => !into.examples.some((known) => known.text === text))
  if (newExamples.length > 0) into.examples = [...into.examples, ...newExamples].slice(0, mostExamples)
}
