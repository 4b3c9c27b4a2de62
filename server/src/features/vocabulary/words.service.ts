import type { Word } from '@verbena/contract/vocabulary/words'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { searchKey } from '@verbena/language/text/search-key'
import { textKey } from '@verbena/language/text/text-key'
import { violatedUniqueConstraint } from '../../database/database-errors.ts'
import { lockWordMovesShared } from '../../database/word-moves-lock.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { createCard, suspendOrphanedCards } from '../reviews/review-cards.service.ts'
import { shownForm } from './headword.service.ts'
import { removeWordFromCounts } from './lists/lists.queries.ts'
import { mostLikelyLemma } from './rank-lemmas.service.ts'
import { lemmaKeyOfForm } from './word-page/own-form.service.ts'
import { findWord, listWordsOfList, removeWord, type ShownWord, updateWordTexts } from './words.queries.ts'

type Needs = Pick<Services, 'db' | 'clock'>
type NeedsLexicon = Needs & Pick<Services, 'lexicon'>

/** A search in own words compares with it, so that a text typed without accents finds those with accents. */
export const searchKeyOf = (text: string, translation: string) => searchKey(`${text} ${translation}`)

/** @throws AppError NOT_FOUND */
export async function readWords({ db }: Needs, learnerId: string, listId: string): Promise<Word[]> {
  const words = await listWordsOfList(db, learnerId, listId)
  if (!words) throw notFound('list')
  return words.map(toWord)
}

type WordTexts = Pick<Word, 'word' | 'translation' | 'definition' | 'example'>

/** @throws AppError NOT_FOUND, CONFLICT when the list holds the new spelling already */
export async function changeWord(
  services: NeedsLexicon,
  learnerId: string,
  wordId: string,
  { word: text, ...texts }: WordTexts,
): Promise<Word> {
  const spelling = textKey(text)
  try {
    return await services.db.transaction(async (db) => {
      const before = await findWord(db, learnerId, wordId)
      if (!before) throw notFound('word')
      // With the same spelling the word keeps the base form that the learner chose.
      const isSameSpelling = before.textKey === spelling
      const lemma = isSameSpelling
        ? before.lemmaKey
        : await mostLikelyLemmaKey({ ...services, db }, learnerId, before.language, text)
      const keys = {
        textKey: spelling,
        lemmaKey: lemma,
        searchKey: searchKeyOf(text, texts.translation),
      }
      const headword = isSameSpelling
        ? before.headword
        : shownForm(services, before.language as TargetLanguageCode, {
            text,
            lemma,
            translation: texts.translation,
          })
      const saved = await updateWordTexts(db, learnerId, wordId, { text, ...keys, ...texts, headword })
      if (!saved) throw notFound('word')
      if (before.lemmaKey !== lemma) {
        const owner = { learnerId, language: saved.language }
        await createCard(db, { ...owner, lemma }, services.clock.now())
        await suspendOrphanedCards(db, learnerId, [{ language: saved.language, lemma: before.lemmaKey }])
      }
      return toWord(saved)
    })
  } catch (error) {
    if (violatedUniqueConstraint(error) === 'word_unique_in_list')
      throw new AppError('WORD_IN_LIST', 'This word is in the list already.')
    throw error
  }
}

/** @throws AppError NOT_FOUND */
export async function deleteWordFromList({ db }: Needs, learnerId: string, wordId: string) {
  await db.transaction(async (tx) => {
    await lockWordMovesShared(tx, learnerId)
    const removed = await removeWord(tx, learnerId, wordId)
    if (!removed) throw notFound('word')
    await removeWordFromCounts(tx, removed)
    await suspendOrphanedCards(tx, learnerId, [{ language: removed.language, lemma: removed.lemmaKey }])
  })
}

/** The lemma key of a text: the form itself where the learner keeps it as a word of its own. */
const mostLikelyLemmaKey = (services: NeedsLexicon, learnerId: string, language: string, text: string) =>
  lemmaKeyOfForm(services.db, learnerId, {
    language,
    textKey: textKey(text),
    lemmaKey: lemmaKey(mostLikelyLemma(services.lexicon, language, text)),
  })

export function toWord({ id, text, translation, example, definition, language, headword }: ShownWord): Word {
  const texts = { word: text, translation, example, definition, ...(headword && { headword }) }
  return { id, ...texts, language: language as Word['language'] }
}
