import {
  createWriting,
  readWriting,
  restoreWriting,
  saveWriting,
  type Writing,
} from '@verbena/contract/writing'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { getSession } from '../../../api/session.ts'
import { baseOf, isSame, type TextState, type Texts, textsOf } from './begin-text.ts'
import { forgetDraft, keepDraft } from './drafts.ts'

/** After the last key. */
const pauseMilliseconds = 1500
/** Between two tries while the connection is away. */
const againMilliseconds = 15_000

export type Kept = TextState & {
  /** `waiting`: on its way or about to be; `away`: the connection is; `refused`: for good, for `refusal`. */
  state: 'saved' | 'waiting' | 'away' | 'refused'
  refusal: ApiError['code'] | null
  /** False where this browser keeps nothing. */
  isKeptHere: boolean
}

export type TextKeeper = ReturnType<typeof createTextKeeper>

/** What was written on a page that has been left, and is still on its way. */
const leaving = new Map<string, Promise<void>>()

/** Before a text is asked for: what was typed last is in it. */
export const whenLeft = (username: string, id: string): Promise<void> =>
  leaving.get(`${username} ${id}`) ?? Promise.resolve()

/**
 * Keeps a text while it is written: in this browser with each letter, on the server after a pause and on leaving. One
 * save goes after the other, each over the version that the one before it made. It outlives its page until what was
 * typed has arrived or has been given up; the draft stays where it has not.
 */
export function createTextKeeper(
  { username, id }: { username: string; id: string },
  begun: TextState,
  { now, onSaved }: { now: () => number; onSaved: (writing: Writing) => void },
) {
  let kept: Kept = { ...begun, state: 'saved', refusal: null, isKeptHere: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const change = (next: Partial<Kept>) => {
    kept = { ...kept, ...next }
    for (const listener of listeners) listener()
  }
  const isUnsaved = () => !kept.base?.texts || !isSame(sendable(), kept.base.texts)
  /** A title may be blank while it is typed; the one before it stays meanwhile. Halves of letters cannot be sent. */
  const sendable = (): Texts => ({
    title: kept.title.trim().toWellFormed() || kept.base?.texts?.title || '…',
    text: kept.text.toWellFormed().replaceAll('\0', ''),
  })
  const keepHere = () => {
    const { title, text, base, language, sampleId } = kept
    const draft = { title, text, version: base?.version ?? null, language, sampleId, at: now() }
    return keepDraft(username, id, draft)
  }
  const sendLater = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  /** One after the other: each save is over the version that the one before it made. */
  let queue = Promise.resolve()
  const run = (act: () => Promise<void>): Promise<void> => {
    queue = queue.then(act).catch(cope)
    return queue
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    return run(async () => {
      if (kept.theirs || kept.state === 'refused') return
      if (isUnsaved()) await sendOnce(sendable())
      else if (kept.state !== 'saved') change({ state: 'saved', refusal: null })
    })
  }

  async function sendOnce(texts: Texts, keepsBefore = false) {
    // Another learner may have signed in, in another tab: this is not theirs.
    if (getSession()?.user.username !== username) throw new ApiError('NOT_SIGNED_IN', 401, 'Not signed in.')
    const { base, language, sampleId } = kept
    const options = { keepalive: fitsKeepalive(texts) }
    const writing = base
      ? await call(
          saveWriting,
          {
            params: { id },
            body: { version: base.version, ...texts, ...(keepsBefore && { keepsBefore }) },
          },
          options,
        )
      : await call(
          createWriting,
          { body: { id, ...texts, language, ...(sampleId && { sampleId }) } },
          options,
        )
    // Begun here and gone on with somewhere else: not to be written over.
    if (!base && writing.version > 1 && !isSame(textsOf(writing), texts)) change({ theirs: writing })
    else settle(writing)
  }

  function settle(writing: Writing) {
    change({ base: baseOf(writing), refusal: null })
    if (isUnsaved()) keepHere()
    else forgetDraft(username, id, kept)
    change({ state: isUnsaved() ? 'waiting' : 'saved' })
    onSaved(writing)
  }

  async function cope(error: unknown) {
    const code = error instanceof ApiError ? error.code : 'INTERNAL'
    if (code === 'EDIT_CONFLICT') return askForTheirs()
    if (lasting.includes(code)) return change({ state: 'refused', refusal: code })
    change({ state: 'away', refusal: code })
    sendLater(againMilliseconds)
  }

  async function askForTheirs() {
    try {
      const theirs = await call(readWriting, { params: { id } })
      if (isSame(textsOf(theirs), sendable())) settle(theirs)
      else change({ theirs })
    } catch (error) {
      await cope(error)
    }
  }

  return {
    read: () => kept,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    type(texts: Partial<Texts>) {
      change(texts)
      const isKeptHere = isUnsaved() ? keepHere() : true
      if (!isUnsaved()) forgetDraft(username, id)
      const state = kept.state === 'refused' || kept.state === 'away' ? kept.state : 'waiting'
      change({ isKeptHere, state: isUnsaved() ? state : 'saved' })
      if (kept.state === 'waiting') sendLater(pauseMilliseconds)
    },
    /** Now: the connection is back, or the page is about to go. */
    flush,
    /** The learner is back: what another device wrote meanwhile is shown, unless something was typed here. */
    refresh: () =>
      run(async () => {
        if (isUnsaved() || kept.theirs) return
        const writing = await call(readWriting, { params: { id } }).catch(() => null)
        const isNewer = writing && writing.version > (kept.base?.version ?? 0)
        if (isNewer && !isUnsaved()) change({ ...textsOf(writing), base: baseOf(writing) })
      }),
    /** After a refusal, whose reason may have gone. */
    tryAgain() {
      change({ state: 'waiting', refusal: null })
      return flush()
    },
    /** The page goes away. */
    leave(): Promise<void> {
      const place = `${username} ${id}`
      const gone = flush().finally(() => {
        clearTimeout(timer)
        if (leaving.get(place) === gone) leaving.delete(place)
      })
      leaving.set(place, gone)
      return gone
    },
    /** Another text takes the place of this one, which stays as an earlier state. */
    replace: (texts: Texts) =>
      run(async () => {
        if (isUnsaved()) await sendOnce(sendable())
        change({ ...texts, state: 'waiting' })
        keepHere()
        await sendOnce(sendable(), true)
      }),
    /** The other text stays as an earlier state, whichever is chosen. */
    choose: (whose: 'mine' | 'theirs') =>
      run(async () => {
        const { theirs } = kept
        if (!theirs) return
        change({ base: baseOf(theirs) })
        await sendOnce(sendable(), true)
        change({ theirs: null })
        if (whose === 'mine') return
        change(textsOf(theirs))
        keepHere()
        await sendOnce(sendable(), true)
      }),
    /** It was removed somewhere else: taken back, or where that is too late begun anew. */
    takeBack: () => {
      change({ state: 'waiting', refusal: null })
      void run(async () => {
        const writing = await restored(id)
        const isNewer =
          writing && writing.version !== kept.base?.version && !isSame(textsOf(writing), sendable())
        change(isNewer ? { theirs: writing } : { base: writing && baseOf(writing) })
      })
      return flush()
    },
  }
}

async function restored(id: string): Promise<Writing | null> {
  try {
    return await call(restoreWriting, { params: { id } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** Sent again they would be refused again. */
const lasting: readonly ApiError['code'][] = [
  'NOT_FOUND',
  'INVALID_REQUEST',
  'WRITINGS_FULL',
  'SESSION_ENDED',
  'NOT_SIGNED_IN',
]

/** What outlives its page may be this long, all calls of the page together. */
const fitsKeepalive = ({ text }: Texts) => new TextEncoder().encode(text).length < 40_000
