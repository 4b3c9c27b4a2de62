import type { ListeningPractice } from '@verbena/contract/listening'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { type Viewer, viewerOf } from '../accounts/viewer.service.ts'
import { listMedia } from '../catalogue/listing.service.ts'
import { groupThemes, type ThemeCard } from './group-themes.ts'
import { countWords, listDictationFacts } from './listening.queries.ts'

/** Items read of each kind, so that a page costs the same in a catalogue of any size. */
const newest = 60
const kinds = ['video', 'song'] as const

/** Media items for listening practice by theme, and the number of words by status. */
export async function readPractice(services: Services, caller: Caller): Promise<ListeningPractice> {
  const { db } = services
  const [viewer, learner] = await Promise.all([
    viewerOf(services, caller, {}),
    readLearner(services, caller.learnerId),
  ])
  const level = learner.level as ListeningPractice['level']
  const language = viewer.targetLanguage
  const [ofLevel, ofAll] = await Promise.all([
    listedCards(services, viewer, level),
    listedCards(services, viewer, undefined),
  ])
  const listed = new Map([...ofAll, ...ofLevel].map((one) => [one.card.id, one]))
  const [words, facts] = await Promise.all([
    countWords(db, { learnerId: learner.id, language, mediaIds: ofLevel.map(({ card }) => card.id) }),
    listDictationFacts(db, [...listed.keys()]),
  ])
  const cards = [...listed.values()].flatMap((one) => {
    const known = facts.get(one.card.id)
    return known ? [{ ...one, ...known }] : []
  })
  return {
    level,
    language,
    newWords: words.new,
    learningWords: words.learning,
    knownWords: words.known,
    themes: groupThemes(cards, level),
  }
}

type ListedCard = Pick<ThemeCard, 'card' | 'isOpened' | 'hasMore'>

const parts = ['new', 'studied', 'myLists'] as const

async function listedCards(
  services: Services,
  viewer: Viewer,
  level: string | undefined,
): Promise<ListedCard[]> {
  const listings = await Promise.all(
    kinds.map((kind) => listMedia(services, viewer, { kind, filter: { level }, limit: newest })),
  )
  return listings.flatMap((listing) =>
    parts.flatMap((part) => {
      const hasMore = (listing.next?.[part] ?? null) !== null
      return listing[part].map((card) => ({ card, isOpened: card.progress !== null, hasMore }))
    }),
  )
}
