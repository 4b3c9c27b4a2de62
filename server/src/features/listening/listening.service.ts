import type { ListeningPractice } from '@verbena/contract/listening'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { type Viewer, viewerOf } from '../accounts/viewer.service.ts'
import { cardsOf, listItems } from '../catalogue/listing.service.ts'
import { groupThemes } from './group-themes.ts'
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
    listFirstPages(services, viewer, level),
    listFirstPages(services, viewer, undefined),
  ])
  const toCard = await cardsOf(services, viewer, [...ofLevel, ...ofAll])
  const listed = new Map(
    [...ofAll, ...ofLevel].flatMap(({ items, next }) =>
      items.map((media) => [media.id, { media, hasMore: next !== null }]),
    ),
  )
  const idsOfLevel = ofLevel.flatMap(({ items }) => items.map(({ id }) => id))
  const [words, facts] = await Promise.all([
    countWords(db, { learnerId: learner.id, language, mediaIds: idsOfLevel }),
    listDictationFacts(db, [...listed.keys()]),
  ])
  const cards = [...listed.values()].flatMap(({ media, hasMore }) => {
    const known = facts.get(media.id)
    return known ? [{ card: toCard(media), isOpened: media.progress !== null, hasMore, ...known }] : []
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

const parts = ['new', 'studied', 'myLists'] as const

/** The first page of each part of each kind. */
const listFirstPages = (services: Services, viewer: Viewer, level: string | undefined) =>
  Promise.all(
    kinds.flatMap((kind) =>
      parts.map((part) => listItems(services, viewer, { kind, part, filter: { level }, limit: newest })),
    ),
  )
