import { textKey } from '@verbena/language/text/text-key'
import { mergeAlternatives } from '@verbena/language/word-table/merge-alternatives'
import type { OwnFacts } from '@verbena/language/word-table/word-table'
import type { Candidate } from './import-candidate.ts'

/** A word that the learner has, or that the import adds. */
export type PlannedWord = {
  id: string
  /** `textKey` of the list's name. */
  listKey: string
  language: string
  text: string
  textKey: string
  lemmaKey: string
  translation: string
  definition: string
  example: string
  createdAt: Date
}

export type Outcome = 'added' | 'merged' | 'unchanged'
type Keys = { textKey: string; lemmaKey: string }
type PlanRow = { candidate: Candidate; own: OwnFacts | null; keys: Keys; createdAt: Date }

export type ImportPlan = {
  /** Registers a word that the learner already has. */
  addKnown: (word: PlannedWord) => void
  /** Plans a row. @returns its outcome, and the word that is added or with which it is merged */
  addRow: (row: PlanRow) => { outcome: Outcome; word: PlannedWord }
  added: Map<string, PlannedWord>
  changed: Map<string, PlannedWord>
}

/**
 * Plans for each row whether a word is added or merged. A row whose lemma the learner has in any list is merged with that
 * word, which only gets missing texts. Rows of our own files are matched by id and by list, so that a list is restored
 * even when another list contains the same word.
 */
export function createImportPlan(newId: () => string): ImportPlan {
  const byId = new Map<string, PlannedWord>()
  const byPlace = new Map<string, PlannedWord>()
  const byLemma = new Map<string, PlannedWord>()
  const [added, changed] = [new Map<string, PlannedWord>(), new Map<string, PlannedWord>()]
  const addKnown = (word: PlannedWord) => {
    byId.set(word.id, word)
    byPlace.set(placeKey(word), word)
    const lemma = baseKey(word)
    const first = byLemma.get(lemma)
    // Rows are merged with the oldest word of a lemma.
    if (!first || isOlder(word, first)) byLemma.set(lemma, word)
  }
  const find = (place: Parameters<typeof placeKey>[0] & Keys, own: OwnFacts | null) =>
    (own && byId.get(own.id)) ??
    byPlace.get(placeKey(place)) ??
    (own ? undefined : byLemma.get(baseKey(place)))

  return {
    addKnown,
    added,
    changed,
    addRow: ({ candidate, own, keys, createdAt }) => {
      const { word: text, translation, definition, example, language } = candidate
      const listKey = textKey(candidate.list)
      const known = find({ listKey, language, ...keys }, own)
      if (known) {
        const hasChanged = mergeInto(known, candidate)
        if (hasChanged && !added.has(known.id)) changed.set(known.id, known)
        return { outcome: hasChanged || added.has(known.id) ? 'merged' : 'unchanged', word: known }
      }
      const word = {
        id: own?.id ?? newId(),
        listKey,
        language,
        text,
        ...keys,
        translation,
        definition,
        example,
        createdAt,
      }
      addKnown(word)
      added.set(word.id, word)
      return { outcome: 'added', word }
    },
  }
}

const isOlder = (one: PlannedWord, other: PlannedWord) =>
  one.createdAt < other.createdAt || (Number(one.createdAt) === Number(other.createdAt) && one.id < other.id)

const placeKey = ({
  listKey,
  language,
  textKey: text,
}: Pick<PlannedWord, 'listKey' | 'language' | 'textKey'>) => `${language} ${listKey}\n${text}`
const baseKey = ({ language, lemmaKey }: Pick<PlannedWord, 'language' | 'lemmaKey'>) =>
  `${language} ${lemmaKey}`

/** Adds missing texts to a word without replacing any. @returns whether anything was added */
function mergeInto(word: PlannedWord, more: Candidate): boolean {
  const translation = mergeAlternatives(word.translation, more.translation, 500)
  const definition = word.definition || more.definition
  const example = word.example || more.example
  const isSame =
    translation === word.translation && definition === word.definition && example === word.example
  Object.assign(word, { translation, definition, example })
  return !isSame
}
