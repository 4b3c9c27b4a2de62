import { setImmediate as nextTurn } from 'node:timers/promises'
import { listDescriptionMaximum } from '@verbena/contract/vocabulary/vocabulary-limits'
import type { ImportReport } from '@verbena/contract/vocabulary/word-exchange'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { ColumnMapping } from '@verbena/language/word-table/guess-columns'
import type { TableCard, TableRow, WordTable } from '@verbena/language/word-table/word-table'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { withoutHeadword } from '../../vocabulary/headword.service.ts'
import { mostLikelyLemma } from '../../vocabulary/rank-lemmas.service.ts'
import { readCandidate } from './import-candidate.ts'
import { createImportPlan, type ImportPlan, type PlannedWord } from './import-plan.ts'
import type { ImportRun } from './import-runs.ts'
import { cardOfRow, type ImportedStatus } from './imported-card.ts'

type OwnWord = Omit<PlannedWord, 'listKey'> & { listId: string }
type PlanInput = {
  mapping: ColumnMapping
  options: {
    listName: string
    ofLanguage: TargetLanguageCode
    schedule: 'keep' | 'anew'
    matureIsKnown: 'yes' | 'no'
  }
  lists: { id: string; name: string; key: string }[]
  /** The learner's words, in batches. */
  words: AsyncIterable<OwnWord[]>
  /** Own forms of the learner as `<language> <form>`. */
  ownForms: ReadonlySet<string>
  now: Date
  lexicon: Lexicon
  newId: () => string
  /** Called regularly, because PostgreSQL ends a transaction that is idle for half a minute. */
  keepAlive: () => Promise<unknown>
}

/** `isAdded` is true when the import adds a word of the lemma. */
export type PlannedCard = { language: string; lemma: string; card: TableCard; isAdded: boolean }

export type PlannedImport = {
  words: Pick<ImportPlan, 'added' | 'changed'>
  /** New lists by the key of their name, in the order of the file. */
  newLists: Map<string, { id: string; name: string; description: string }>
  /** Ids of all lists, by the key of their name. */
  listIds: Map<string, string>
  /** Review cards by language, lemma and direction. */
  cards: Map<string, PlannedCard>
  /** Statuses by language and lemma. */
  statuses: Map<string, { language: string; lemma: string; status: ImportedStatus }>
  report: Omit<ImportReport, 'problem' | 'newLists'>
}

/** Number of rows after which other requests are served. */
const rowsPerStep = 200
const rowsBetweenKeepAlives = 10 * rowsPerStep
/** Number of sample rows per outcome. */
const samplesMaximum = 20

/** Plans the changes of an import. @throws the reason of the run's signal */
export async function planImport(table: WordTable, input: PlanInput, run: ImportRun): Promise<PlannedImport> {
  const planner = createPlanner(table, input)
  for await (const words of input.words) {
    planner.addKnown(words)
    await nextTurn()
    run.signal.throwIfAborted()
  }
  for (let at = 0; at < table.rows.length; at++) {
    if (at % rowsPerStep === 0) {
      // Saving is the second half of the progress.
      run.reportProgress(at, 2 * table.rows.length)
      await nextTurn()
      run.signal.throwIfAborted()
      if (at % rowsBetweenKeepAlives === 0) await input.keepAlive()
    }
    planner.addRow(table.rows[at] as TableRow, at)
  }
  return planner.planned
}

function createPlanner(table: WordTable, input: PlanInput) {
  const { lists, now } = input
  const listKeyOf = new Map(lists.map(({ id, key }) => [id, key]))
  const plan = createImportPlan(input.newId)
  const planned: PlannedImport = {
    words: plan,
    newLists: new Map(),
    listIds: new Map(lists.map(({ id, key }) => [key, id])),
    cards: new Map(),
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
  const addKnown = (words: OwnWord[]) => {
    for (const { listId, ...word } of words) plan.addKnown({ ...word, listKey: listKeyOf.get(listId) ?? '' })
  }
  return { planned, addKnown, addRow }

  function addRow(row: TableRow, at: number) {
    const read = readCandidate(row, input.mapping, input.options)
    if (typeof read === 'string') {
      planned.report.refused += 1
      addSample(at, 'refused', { word: row.cells[input.mapping.word ?? 0] ?? '', reason: read })
      return
    }
    // Our packages show a noun with its article; its own form has none.
    const lemma = row.own?.lemma
    const candidate = lemma === undefined ? read : { ...read, word: withoutHeadword(input, read, lemma) }
    if (candidate.wasShortened) planned.report.shortened += 1
    // Creation times keep the order of the file; the last word is created now.
    const createdAt = row.own?.createdAt ?? new Date(now.getTime() - table.rows.length + at)
    const { language, word: text } = candidate
    const key = textKey(text)
    const likelyLemma = () =>
      input.ownForms.has(`${language} ${key}`) ? key : mostLikelyLemma(input.lexicon, language, text)
    const keys = { textKey: key, lemmaKey: lemmaKey(row.own?.lemma || likelyLemma()) }
    const { outcome, word } = plan.addRow({ candidate, own: row.own, keys, createdAt })
    planned.report[outcome] += 1
    if (outcome === 'added') addList(word.listKey, candidate.list)
    if (outcome !== 'unchanged') addSample(at, outcome, { ...candidate })
    addCards(row, word, { createdAt, isAdded: plan.added.has(word.id) })
  }

  function addList(key: string, name: string) {
    if (planned.listIds.has(key)) return
    const id = input.newId()
    planned.listIds.set(key, id)
    const described = table.listDescriptions.get(name) ?? ''
    planned.newLists.set(key, {
      id,
      name,
      description: described.slice(0, listDescriptionMaximum).toWellFormed(),
    })
  }

  type When = { createdAt: Date; isAdded: boolean }
  function addCards(row: TableRow, { language, lemmaKey: lemma }: PlannedWord, { createdAt, isAdded }: When) {
    const { cards, isScheduled, isMature, status } = cardOfRow(row, input.options, createdAt, now)
    if (isScheduled) planned.report.scheduled += 1
    if (isMature) planned.report.known += 1
    for (const card of cards) {
      const key = `${language} ${lemma}\n${card.direction}`
      const before = planned.cards.get(key)
      const isLater = !before || lastAt(card) > lastAt(before.card)
      planned.cards.set(key, {
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

  type Sample = {
    word: string
    translation?: string
    list?: string
    reason?: ReturnType<typeof readCandidate>
  }
  function addSample(at: number, outcome: 'added' | 'merged' | 'refused', sample: Sample) {
    const { samples } = planned.report
    if (samples.filter((one) => one.outcome === outcome).length >= samplesMaximum) return
    const { word, translation = '', list = '', reason } = sample
    const refusal = typeof reason === 'string' ? { reason } : {}
    samples.push({
      row: at + 1,
      word: word.slice(0, 200).toWellFormed(),
      translation,
      list,
      outcome,
      ...refusal,
    })
  }
}

const lastAt = ({ lastReviewAt }: TableCard) => lastReviewAt?.getTime() ?? 0
