import { setImmediate as letOthersWork } from 'node:timers/promises'
import { listDescriptionMaximum } from '@verbena/contract/vocabulary/lists'
import type { ImportReport } from '@verbena/contract/vocabulary/word-exchange'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { ColumnMapping } from '@verbena/language/word-table/guess-columns'
import type { TableCard, TableRow, WordTable } from '@verbena/language/word-table/word-table'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { mostLikelyLemma } from '../../vocabulary/rank-lemmas.service.ts'
import { candidateOf } from './import-candidate.ts'
import { createImportPlan, type ImportPlan, type PlannedWord } from './import-plan.ts'
import type { ImportRun } from './import-runs.ts'
import { cardOfRow, type ImportedStatus } from './imported-card.ts'

type OwnWord = Omit<PlannedWord, 'listKey'> & { listId: string }
type Surroundings = {
  mapping: ColumnMapping
  wanted: {
    listName: string
    ofLanguage: TargetLanguageCode
    schedule: 'keep' | 'anew'
    matureIsKnown: 'yes' | 'no'
  }
  lists: { id: string; name: string; key: string }[]
  /** Those that are there, some at a time. */
  words: AsyncIterable<OwnWord[]>
  /** Language and form, of forms that are words of their own to the learner. */
  ownForms: ReadonlySet<string>
  now: Date
  lexicon: Lexicon
  newId: () => string
  /** Called now and then: a database that hears nothing for half a minute gives a transaction up. */
  giveSign: () => Promise<unknown>
}

/** `isAdded`: a word of it is new. */
export type PlannedCard = { language: string; lemma: string; card: TableCard; isAdded: boolean }

export type PlannedImport = {
  words: Pick<ImportPlan, 'added' | 'changed'>
  /** By the key of the name, in the order of the file. */
  newLists: Map<string, { id: string; name: string; description: string }>
  /** Of every list, by the key of its name. */
  listIds: Map<string, string>
  /** By language, base form and direction. */
  memories: Map<string, PlannedCard>
  /** By language and base form. */
  statuses: Map<string, { language: string; lemma: string; status: ImportedStatus }>
  report: Omit<ImportReport, 'problem' | 'newLists'>
}

/** Rows between two pauses in which other requests are served. */
const rowsAtOnce = 200
const rowsBetweenSigns = 10 * rowsAtOnce
/** Of each outcome so many are shown. */
const samplesMaximum = 20

/** What the words of a file would change. @throws the reason of the run's signal */
export async function planImport(
  table: WordTable,
  given: Surroundings,
  run: ImportRun,
): Promise<PlannedImport> {
  const planner = createPlanner(table, given)
  for await (const words of given.words) {
    planner.know(words)
    await letOthersWork()
    run.signal.throwIfAborted()
  }
  for (let at = 0; at < table.rows.length; at++) {
    if (at % rowsAtOnce === 0) {
      // The second half of the way is keeping them.
      run.tell(at, 2 * table.rows.length)
      await letOthersWork()
      run.signal.throwIfAborted()
      if (at % rowsBetweenSigns === 0) await given.giveSign()
    }
    planner.take(table.rows[at] as TableRow, at)
  }
  return planner.planned
}

function createPlanner(table: WordTable, given: Surroundings) {
  const { lists, now } = given
  const nameOf = new Map(lists.map(({ id, key }) => [id, key]))
  const plan = createImportPlan(given.newId)
  const planned: PlannedImport = {
    words: plan,
    newLists: new Map(),
    listIds: new Map(lists.map(({ id, key }) => [key, id])),
    memories: new Map(),
    statuses: new Map(),
    report: {
      added: 0,
      merged: 0,
      unchanged: 0,
      refused: 0,
      shortened: 0,
      scheduled: 0,
      known: 0,
      samples: [],
    },
  }
  const know = (words: OwnWord[]) => {
    for (const { listId, ...word } of words) plan.know({ ...word, listKey: nameOf.get(listId) ?? '' })
  }
  return { planned, know, take: (row: TableRow, at: number) => takeRow(row, at) }

  function takeRow(row: TableRow, at: number) {
    const candidate = candidateOf(row, given.mapping, given.wanted)
    if (typeof candidate === 'string') {
      planned.report.refused += 1
      show(at, 'refused', { word: row.cells[given.mapping.word ?? 0] ?? '', reason: candidate })
      return
    }
    if (candidate.wasShortened) planned.report.shortened += 1
    // In the order of the file, the last one now.
    const createdAt = row.own?.createdAt ?? new Date(now.getTime() - table.rows.length + at)
    const { language, word: text } = candidate
    const spelling = textKey(text)
    const likeliest = () =>
      given.ownForms.has(`${language} ${spelling}`)
        ? spelling
        : mostLikelyLemma(given.lexicon, language, text)
    const keys = { textKey: spelling, lemmaKey: lemmaKey(row.own?.lemma || likeliest()) }
    const { outcome, word } = plan.take({ candidate, own: row.own, keys, createdAt })
    planned.report[outcome] += 1
    if (outcome === 'added') beginList(word.listKey, candidate.list)
    if (outcome !== 'unchanged') show(at, outcome, { ...candidate })
    remember(row, word, { createdAt, isAdded: plan.added.has(word.id) })
  }

  function beginList(key: string, name: string) {
    if (planned.listIds.has(key)) return
    const id = given.newId()
    planned.listIds.set(key, id)
    const described = table.listDescriptions.get(name) ?? ''
    planned.newLists.set(key, {
      id,
      name,
      description: described.slice(0, listDescriptionMaximum).toWellFormed(),
    })
  }

  type When = { createdAt: Date; isAdded: boolean }
  function remember(row: TableRow, { language, lemmaKey: lemma }: PlannedWord, { createdAt, isAdded }: When) {
    const { cards, isScheduled, isMature, status } = cardOfRow(row, given.wanted, createdAt, now)
    if (isScheduled) planned.report.scheduled += 1
    if (isMature) planned.report.known += 1
    for (const card of cards) {
      const key = `${language} ${lemma}\n${card.direction}`
      const before = planned.memories.get(key)
      const isLater = !before || lastAt(card) > lastAt(before.card)
      planned.memories.set(key, {
        language,
        lemma,
        card: isLater ? card : before.card,
        isAdded: isAdded || before?.isAdded === true,
      })
    }
    const key = `${language} ${lemma}`
    if (status && (status !== 'learning' || !planned.statuses.has(key)))
      planned.statuses.set(key, { language, lemma, status })
  }

  type Shown = { word: string; translation?: string; list?: string; reason?: ReturnType<typeof candidateOf> }
  function show(at: number, outcome: 'added' | 'merged' | 'refused', shown: Shown) {
    const { samples } = planned.report
    if (samples.filter((one) => one.outcome === outcome).length >= samplesMaximum) return
    const { word, translation = '', list = '', reason } = shown
    const because = typeof reason === 'string' ? { reason } : {}
    samples.push({
      row: at + 1,
      word: word.slice(0, 200).toWellFormed(),
      translation,
      list,
      outcome,
      ...because,
    })
  }
}

const lastAt = ({ lastReviewAt }: TableCard) => lastReviewAt?.getTime() ?? 0
