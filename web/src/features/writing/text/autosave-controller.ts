import { readWriting, type Writing } from '@verbena/contract/writing/writing'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { addPendingSave } from './pending-saves.ts'
import { baseOf, isSame, type TextState, type Texts, textsOf } from './text-state.ts'
import { deleteDraft, saveDraft } from './writing-drafts.ts'
import { isPermanent, restoreOnServer, sendTexts } from './writing-requests.ts'

/** Delay of a save after the last key. */
const saveDelayMs = 1500
/** Delay of a retry while the server cannot be reached. */
const retryDelayMs = 15_000

export type AutosaveState = TextState & {
  /** `waiting`: a save is scheduled or running; `unavailable`: it failed and is retried; `refused`: it failed for good. */
  state: 'saved' | 'waiting' | 'unavailable' | 'refused'
  refusal: ApiError['code'] | null
  /** False if this browser cannot store the draft. */
  isDraftSaved: boolean
}

export type AutosaveController = ReturnType<typeof createAutosaveController>

/**
 * Saves a text while it is written: in this browser at each letter, on the server after a pause and on leaving. Saves run
 * one after the other, each based on the version of the one before it. The controller outlives its page until the last
 * save has ended; the draft is deleted only when the server has the text.
 */
export function createAutosaveController(
  { learnerId, id }: { learnerId: string; id: string },
  initial: TextState,
  { now, onSaved }: { now: () => number; onSaved: (writing: Writing) => void },
) {
  let current: AutosaveState = { ...initial, state: 'saved', refusal: null, isDraftSaved: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const change = (next: Partial<AutosaveState>) => {
    current = { ...current, ...next }
    for (const listener of listeners) listener()
  }
  const isUnsaved = () => !current.base?.texts || !isSame(sendable(), current.base.texts)
  /** The texts as they can be sent: a blank title is replaced by the previous one, lone surrogates and NUL are removed. */
  const sendable = (): Texts => ({
    title: current.title.trim().toWellFormed() || current.base?.texts?.title || '…',
    text: current.text.toWellFormed().replaceAll('\0', ''),
  })
  const storeDraft = () => {
    const { title, text, base, language, sampleId } = current
    const draft = { title, text, version: base?.version ?? null, language, sampleId, at: now() }
    return saveDraft(learnerId, id, draft)
  }
  const sendLater = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  /** Saves run one after the other, each based on the version of the one before it. */
  let queue = Promise.resolve()
  const run = (act: () => Promise<void>): Promise<void> => {
    queue = queue.then(act).catch(handleFailure)
    return queue
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    return run(async () => {
      if (current.theirs || current.state === 'refused') return
      if (isUnsaved()) await sendOnce(sendable())
      else if (current.state !== 'saved') change({ state: 'saved', refusal: null })
    })
  }

  async function sendOnce(texts: Texts, keepsBefore = false) {
    const { base, language, sampleId } = current
    const writing = await sendTexts({ learnerId, id, base, language, sampleId, texts, keepsBefore })
    if (base || isSame(textsOf(writing), texts)) return settle(writing)
    // The text was created here and changed somewhere else, so it must not be overwritten.
    if (writing.version > 1) return change({ theirs: writing })
    // An earlier request of this browser created it with less text, and its reply was lost.
    change({ base: baseOf(writing) })
    await sendOnce(texts, keepsBefore)
  }

  function settle(writing: Writing) {
    change({ base: baseOf(writing), refusal: null })
    if (isUnsaved()) storeDraft()
    else deleteDraft(learnerId, id, current)
    change({ state: isUnsaved() ? 'waiting' : 'saved' })
    onSaved(writing)
  }

  async function handleFailure(error: unknown) {
    const code = error instanceof ApiError ? error.code : 'INTERNAL'
    if (code === 'EDIT_CONFLICT') return loadTheirs()
    if (isPermanent(code)) return change({ state: 'refused', refusal: code })
    change({ state: 'unavailable', refusal: code })
    sendLater(retryDelayMs)
  }

  async function loadTheirs() {
    try {
      const theirs = await call(readWriting, { params: { id } })
      if (isSame(textsOf(theirs), sendable())) settle(theirs)
      else change({ theirs })
    } catch (error) {
      await handleFailure(error)
    }
  }

  return {
    read: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    type(texts: Partial<Texts>) {
      change(texts)
      const isDraftSaved = isUnsaved() ? storeDraft() : true
      if (!isUnsaved()) deleteDraft(learnerId, id)
      const state = current.state === 'refused' || current.state === 'unavailable' ? current.state : 'waiting'
      change({ isDraftSaved, state: isUnsaved() ? state : 'saved' })
      if (current.state === 'waiting') sendLater(saveDelayMs)
    },
    /** Saves now, because the browser is online again or the page is closing. */
    flush,
    /** Loads changes from another device when the learner returns, unless the text was edited here. */
    refresh: () =>
      run(async () => {
        if (isUnsaved() || current.theirs) return
        const writing = await call(readWriting, { params: { id } }).catch(() => null)
        const isNewer = writing && writing.version > (current.base?.version ?? 0)
        if (isNewer && !isUnsaved()) change({ ...textsOf(writing), base: baseOf(writing) })
      }),
    /** Retries after a refusal. */
    tryAgain() {
      change({ state: 'waiting', refusal: null })
      return flush()
    },
    /** Saves and stops when the page is left. */
    leave(): Promise<void> {
      const saving = flush().finally(() => clearTimeout(timer))
      addPendingSave(learnerId, id, saving)
      return saving
    },
    /** Replaces the text; the current one remains as an earlier version. */
    replace: (texts: Texts) =>
      run(async () => {
        if (isUnsaved()) await sendOnce(sendable())
        change({ ...texts, state: 'waiting' })
        storeDraft()
        await sendOnce(sendable(), true)
      }),
    /** Resolves a conflict; the text that is not chosen remains as an earlier version. */
    choose: (whose: 'mine' | 'theirs') =>
      run(async () => {
        const { theirs } = current
        if (!theirs) return
        change({ base: baseOf(theirs) })
        await sendOnce(sendable(), true)
        change({ theirs: null })
        if (whose === 'mine') return
        change(textsOf(theirs))
        storeDraft()
        await sendOnce(sendable(), true)
      }),
    /** Restores a text that was removed on another device, or creates it again if that is no longer possible. */
    restore: () => {
      change({ state: 'waiting', refusal: null })
      void run(async () => {
        const writing = await restoreOnServer(id)
        const isNewer =
          writing && writing.version !== current.base?.version && !isSame(textsOf(writing), sendable())
        change(isNewer ? { theirs: writing } : { base: writing && baseOf(writing) })
      })
      return flush()
    },
  }
}
