import { browserStorage } from '../../api/browser-storage.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'
import { dictations } from './dictations.ts'
import { grammarTopics } from './grammar-topics.ts'
import { saveHasLessons } from './lesson-availability.ts'
import { lessonKey, lessonOwner, lessonSessions } from './lesson-sessions.ts'
import { transcriptDrafts } from './transcript-drafts.ts'
import { lessonLeftKey, type NamedLearner, usernameKeys } from './username-keys.ts'
import { isWritingDraft, writingDrafts } from './writing-drafts.ts'

/**
 * Moves data that earlier versions stored under this learner's username to the current keys. Data of other usernames
 * stay until those learners sign in here. Data that a store refuses stay too.
 */
export async function migrateUsernameKeys(learner: NamedLearner): Promise<void> {
  moveRecord(
    usernameKeys.writingDrafts,
    `${learner.username} `,
    (id, draft) =>
      isId(id) &&
      isWritingDraft(draft) &&
      keepNewer(writingDrafts.get(learner.learnerId, id), () =>
        writingDrafts.set(learner.learnerId, id, draft),
      ),
  )
  moveRecord(
    usernameKeys.transcriptDrafts,
    `${learner.username} `,
    (id, draft) =>
      isId(id) &&
      keepNewer(transcriptDrafts.get(learner.learnerId, id), () =>
        transcriptDrafts.set(learner.learnerId, id, draft),
      ),
  )
  moveRecord(usernameKeys.dictations, `${learner.username}:`, (place, dictation) => {
    const key = dictationKey(place)
    return key !== null && dictations.set(learner.learnerId, key, dictation)
  })
  moveGrammarTopics(learner)
  moveLessonAvailability(learner)
  moveLessons(learner)
  if (browserStorage.read(usernameKeys.onboarding) === learner.username)
    browserStorage.write(usernameKeys.onboarding, learner.learnerId)
  await moveOutbox(learner)
}

/** Ids contain no spaces. Text with a space belongs to another username, which starts with this one and a space. */
const isId = (text: string): boolean => !text.includes(' ')

/** A value that this version has stored is newer than the old one. @returns whether the old value may be removed */
const keepNewer = (present: unknown, store: () => boolean): boolean => present !== null || store()

/** @param move gets the rest of the key after the prefix, and the value; returns whether it was moved */
function moveRecord(key: string, prefix: string, move: (rest: string, value: unknown) => boolean) {
  const record = parse(key)
  if (typeof record !== 'object' || record === null) return
  const left = Object.entries(record).filter(
    ([name, value]) => !(name.startsWith(prefix) && move(name.slice(prefix.length), value)),
  )
  if (left.length > 0) browserStorage.write(key, JSON.stringify(Object.fromEntries(left)))
  else browserStorage.remove(key)
}

/** Old format `en:es video pan`, after the username; new format `en-es/video/pan`. */
function dictationKey(place: string): string | null {
  const [, native, target, kind, id] = /^(\w+):(\w+) (video|song) (.+)$/.exec(place) ?? []
  return id === undefined ? null : `${native}-${target}/${kind}/${id}`
}

function moveGrammarTopics({ learnerId, username }: NamedLearner) {
  const stored = parse(usernameKeys.grammarTopics)
  if (typeof stored !== 'object' || stored === null || !('audience' in stored) || !('topics' in stored))
    return
  const languages = languagesAfter(username, stored.audience)
  if (!languages) return
  if (Array.isArray(stored.topics)) grammarTopics.set(learnerId, languages.join('-'), stored.topics)
  browserStorage.remove(usernameKeys.grammarTopics)
}

function moveLessonAvailability({ learnerId, username }: NamedLearner) {
  const stored = parse(usernameKeys.lessonAvailability)
  if (!Array.isArray(stored) || stored[0] !== username) return
  const [, nativeLanguage, targetLanguage] = stored
  saveHasLessons(learnerId, { nativeLanguage, targetLanguage }, true)
  browserStorage.remove(usernameKeys.lessonAvailability)
}

function moveLessons({ learnerId, username }: NamedLearner) {
  for (const key of browserStorage.keys()) {
    const id = Number(lessonLeftKey.exec(key)?.[1])
    const stored = Number.isNaN(id) ? null : parse(key)
    if (typeof stored !== 'object' || stored === null || !('whose' in stored) || !('left' in stored)) continue
    const [nativeLanguage, targetLanguage] = languagesAfter(username, stored.whose) ?? []
    if (nativeLanguage === undefined || targetLanguage === undefined) continue
    const languages = { nativeLanguage, targetLanguage }
    if (stored.left !== null) lessonSessions.set(learnerId, lessonKey(id, languages), stored.left)
    if (lessonOwner.read(id) === null)
      browserStorage.write(lessonOwner.keyOf(id), lessonOwner.valueOf(learnerId, languages))
    browserStorage.remove(key)
  }
}

/** Parses the languages in a value such as `marta:en:es`. The username may contain colons too. */
function languagesAfter(username: string, named: unknown): [string, string] | null {
  if (typeof named !== 'string' || !named.startsWith(`${username}:`)) return null
  const [native, target, ...others] = named.slice(username.length + 1).split(':')
  return native && target && others.length === 0 ? [native, target] : null
}

const kinds: readonly unknown[] = [
  'attempt',
  'review',
  'undo',
  'lessonAttempt',
  'lessonProgress',
  'grammar',
  'testResult',
] satisfies OutboxEntry['kind'][]

async function moveOutbox({ learnerId, username }: NamedLearner) {
  const stored = parse(usernameKeys.outbox)
  if (!Array.isArray(stored)) return
  const isOwn = (entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'username' in entry && entry.username === username
  // Some kinds of entries had no time: they get the time of the entry before, or the current time.
  let at = Date.now()
  const entries = stored.filter(isOwn).flatMap(({ username: _, ...entry }): OutboxEntry[] => {
    if (!kinds.includes(entry.kind) || typeof entry.id !== 'string') return []
    if (typeof entry.at === 'number') at = entry.at
    return [{ ...entry, at } as OutboxEntry]
  })
  if (entries.length > 0) await addToOutbox(learnerId, entries)
  // Reads again, because another tab may have moved them meanwhile.
  const now = parse(usernameKeys.outbox)
  const left = Array.isArray(now) ? now.filter((entry) => !isOwn(entry)) : []
  if (left.length > 0) browserStorage.write(usernameKeys.outbox, JSON.stringify(left))
  else browserStorage.remove(usernameKeys.outbox)
}

/** Invalid JSON counts as no value. */
function parse(key: string): unknown {
  try {
    return JSON.parse(browserStorage.read(key) ?? 'null')
  } catch {
    return null
  }
}
