import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import type { Database } from '../../../database/database.ts'
import { shownForm } from '../../vocabulary/headword.service.ts'
import { searchKeyOf } from '../../vocabulary/words.service.ts'
import type { PlannedWord } from './import-plan.ts'
import type { ImportRun } from './import-runs.ts'
import {
  changeTexts,
  insertCards,
  insertLists,
  insertStatuses,
  insertWords,
  recountLists,
  suspendCards,
} from './import-words.queries.ts'
import type { PlannedCard, PlannedImport } from './plan-import.ts'
import { saveReviewHistory } from './save-review-history.ts'

type ImportToSave = { learnerId: string; planned: PlannedImport; now: Date; lexicon: Lexicon }

const withSearchKey = <Word extends { text: string; translation: string }>(word: Word) => ({
  ...word,
  searchKey: searchKeyOf(word.text, word.translation),
})

/** Rows of one statement; other requests are served between statements. */
const rowsPerStep = 250

/** Writes a planned import in the caller's transaction. @throws the reason of the run's signal */
export async function saveImport(
  db: Database,
  { learnerId, planned, now, lexicon }: ImportToSave,
  run: ImportRun,
): Promise<void> {
  const { words, cards, statuses, newLists, listIds } = planned
  const lists = [...newLists.values()].map(({ id, name, description }, at) => ({
    learnerId,
    id,
    name,
    description,
    // The newest list is shown first, so decreasing times give the order of the file.
    createdAt: new Date(now.getTime() - at),
    usedAt: now,
  }))
  const toWord = ({ listKey, ...word }: PlannedWord) => ({
    learnerId,
    listId: listIds.get(listKey) ?? '',
    ...withSearchKey(word),
    headword: shownForm({ lexicon }, word.language as TargetLanguageCode, { ...word, lemma: word.lemmaKey }),
  })
  const toCard = ({ language, lemma, card: { reviews: _, ...card } }: PlannedCard) => ({
    learnerId,
    language,
    lemma,
    ...card,
  })
  const plannedCards = [...cards.values()]
  const added = [...words.added.values()]
  const newStatuses = [...statuses.values()]
  const total = added.length + words.changed.size + plannedCards.length + newStatuses.length
  let done = 0
  const inParts = async <Row>(rows: Row[], write: (part: Row[]) => Promise<void>) => {
    for (let at = 0; at < rows.length; at += rowsPerStep) {
      run.signal.throwIfAborted()
      run.reportProgress(total + done, 2 * total)
      const part = rows.slice(at, at + rowsPerStep)
      await write(part)
      done += part.length
    }
  }
  await insertLists(db, lists)
  await inParts(added, (part) => insertWords(db, part.map(toWord)))
  await inParts([...words.changed.values()], (part) => changeTexts(db, learnerId, part.map(withSearchKey)))
  await inParts(newStatuses, (part) =>
    insertStatuses(
      db,
      part.map((status) => ({ learnerId, ...status, updatedAt: now })),
    ),
  )
  for (const ofAdded of [true, false])
    await inParts(
      plannedCards.filter(({ isAdded }) => isAdded === ofAdded),
      (part) => insertCards(db, part.map(toCard), ofAdded),
    )
  await suspendCards(db, learnerId)
  await saveReviewHistory(db, { learnerId, cards: plannedCards }, run)
  await recountLists(db, learnerId)
}
