import type { WordPage } from '@verbena/contract/vocabulary/word-page'
import { textKey } from '@verbena/language/text/text-key'
import { AppError, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { viewerOf } from '../../accounts/viewer.service.ts'
import { readSeenSentences } from '../../catalogue/seen-sentences.service.ts'
import { readReviewHistory } from '../../reviews/review-history.service.ts'
import { findStatus } from '../word-status/word-status.queries.ts'
import { findWord, type StoredWord } from '../words.queries.ts'
import { toWord } from '../words.service.ts'
import { findOwnForm, type StoredOwnForm } from './own-form.queries.ts'
import { formsIn, knownForms } from './word-forms.ts'
import { findNote, listWordsOfLemma, replaceNote } from './word-page.queries.ts'

/** A saved word with its lists, forms, note and history. @throws AppError NOT_FOUND */
export async function readWordPage(services: Services, caller: Caller, wordId: string): Promise<WordPage> {
  const { db, lexicon } = services
  const { word, own } = await requireWord(services, caller.learnerId, wordId)
  const { learnerId, language, lemmaKey: lemma } = word
  const key = { learnerId, language, lemma }
  const [status, note, saved, history, sentences] = await Promise.all([
    findStatus(db, learnerId, language, lemma),
    findNote(db, key),
    listWordsOfLemma(db, key),
    readReviewHistory(services, key),
    readSentences(services, caller, { word, own }, 0),
  ])
  const itself = saved.filter(({ wordId: id }) => id === wordId)
  const others = saved.filter(({ wordId: id }) => id !== wordId)
  return {
    ...toWord(word),
    lemma,
    isOwnForm: own !== undefined,
    status: status ?? 'new',
    note,
    lists: [...itself, ...others].map(({ example: _, ...list }) => list),
    forms: own ? [] : knownForms(lexicon, key, saved, sentences),
    ...history,
  }
}

/** @throws AppError NOT_FOUND */
export async function readWordSentences(services: Services, caller: Caller, wordId: string, from: number) {
  const found = await requireWord(services, caller.learnerId, wordId)
  const { met, elsewhere, hasMore } = await readSentences(services, caller, found, from)
  const { language, lemmaKey, textKey: form } = found.word
  const withForms = <Sentence extends { text: string }>(sentence: Sentence) => {
    const forms = formsIn(services.lexicon, { language, lemma: found.own?.lemma ?? lemmaKey }, sentence.text)
    const written = forms.map((one) => one.written)
    return { ...sentence, said: found.own ? written.filter((one) => textKey(one) === form) : written }
  }
  return { met: met.map(withForms), hasMore, elsewhere: elsewhere.map(withForms) }
}

/** @throws AppError NOT_FOUND, EDIT_CONFLICT when the note was changed in the meantime */
export async function saveNote(
  services: Services,
  learnerId: string,
  wordId: string,
  { note, was }: { note: string; was: string },
): Promise<string> {
  const { word } = await requireWord(services, learnerId, wordId)
  const key = { learnerId, language: word.language, lemma: word.lemmaKey }
  if (note === was) return note
  const isSaved = await replaceNote(services.db, key, { note, was, updatedAt: services.clock.now() })
  // A repeated request finds its own note.
  if (!isSaved && (await findNote(services.db, key)) !== note)
    throw new AppError('EDIT_CONFLICT', 'This note was changed somewhere else meanwhile.')
  return note
}

type Found = { word: StoredWord; own: StoredOwnForm | undefined }

async function requireWord({ db }: Services, learnerId: string, wordId: string): Promise<Found> {
  const word = await findWord(db, learnerId, wordId)
  if (!word) throw notFound('word')
  const { language, textKey, lemmaKey } = word
  const own = textKey === lemmaKey && (await findOwnForm(db, { learnerId, language, form: textKey }))
  return { word, own: own || undefined }
}

async function readSentences(services: Services, caller: Caller, { word, own }: Found, from: number) {
  const viewer = { ...(await viewerOf(services, caller, {})), learnerId: caller.learnerId }
  const { language, lemmaKey, textKey } = word
  const searched = own ? { lemma: own.lemma, form: textKey } : { lemma: lemmaKey, form: null }
  return readSeenSentences(services, viewer, { language, ...searched, from })
}
