import { textKey } from '@verbena/language/text/text-key'
import { mergeAlternatives } from '@verbena/language/word-table/merge-alternatives'
import type { OwnFacts } from '@verbena/language/word-table/word-table'
import type { Candidate } from './import-candidate.ts'

/** A word of the learner, or one that becomes theirs. */
export type PlannedWord = {
  id: string
  /** Of the list's name. */
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
type Asked = { candidate: Candidate; own: OwnFacts | null; keys: Keys; createdAt: Date }

export type ImportPlan = {
  /** Tells the plan of a word that is there already. */
  know: (word: PlannedWord) => void
  /** @returns what becomes of a row, and the word that it is or joins */
  take: (asked: Asked) => { outcome: Outcome; word: PlannedWord }
  added: Map<string, PlannedWord>
  changed: Map<string, PlannedWord>
}

/**
 * Decides word by word what is new. A word that the learner has in any list is not doubled: its base form counts, and it
 * only learns what the file knows more. Words of our own files are known by their ids and by where they stood, so that a
 * list comes back as it was though another holds the same word.
 */
export function createImportPlan(newId: () => string): ImportPlan {
  const byId = new Map<string, PlannedWord>()
  const byPlace = new Map<string, PlannedWord>()
  const byLemma = new Map<string, PlannedWord>()
  const [added, changed] = [new Map<string, PlannedWord>(), new Map<string, PlannedWord>()]
  const know = (word: PlannedWord) => {
    byId.set(word.id, word)
    byPlace.set(placeKey(word), word)
    const lemma = baseKey(word)
    const first = byLemma.get(lemma)
    // Of two with the same base form the older one is the one that others join.
    if (!first || isOlder(word, first)) byLemma.set(lemma, word)
  }
  const find = (place: Parameters<typeof placeKey>[0] & Keys, own: OwnFacts | null) =>
    (own && byId.get(own.id)) ??
    byPlace.get(placeKey(place)) ??
    (own ? undefined : byLemma.get(baseKey(place)))

  return {
    know,
    added,
    changed,
    take: ({ candidate, own, keys, createdAt }) => {
      const { word: text, translation, definition, example, language } = candidate
      const listKey = textKey(candidate.list)
      const known = find({ listKey, language, ...keys }, own)
      if (known) {
        const hasChanged = join(known, candidate)
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
      know(word)
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

/** Adds what was not there; nothing that was is lost. @returns whether anything was added */
function join(word: PlannedWord, more: Candidate): boolean {
  const translation = mergeAlternatives(word.translation, more.translation, 500)
  const definition = word.definition || more.definition
  const example = word.example || more.example
  const isSame =
    translation === word.translation && definition === word.definition && example === word.example
  Object.assign(word, { translation, definition, example })
  return !isSame
}
