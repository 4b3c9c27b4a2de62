import type { Gender } from './part-of-speech-tags.ts'

/** What a source says of a word beyond its translations. */
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

/** Keeps details by word, those of one source and part of speech together. */
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

const trimmed = (details: WordDetails): WordDetails => ({
  ...details,
  glosses: details.glosses.slice(0, mostGlosses),
  examples: details.examples.slice(0, mostExamples),
})

function merge(into: WordDetails, from: WordDetails) {
  if (!into.gender && from.gender) into.gender = from.gender
  if (!into.ipa && from.ipa) into.ipa = from.ipa
  for (const gloss of from.glosses)
    if (into.glosses.length < mostGlosses && !into.glosses.includes(gloss)) into.glosses.push(gloss)
  for (const example of from.examples)
    if (into.examples.length < mostExamples && !into.examples.some(({ text }) => text === example.text))
      into.examples.push(example)
}
