import type { Listing, ListingPage, ListingPart, MediaCard } from '@verbena/contract/catalogue'
import type { Services } from '../../services.ts'
import type { Viewer } from '../accounts/viewer.service.ts'
import type { Kind } from './catalogue.queries.ts'
import {
  type ListedMedia,
  listNewMedia,
  listOwnMedia,
  listStudiedMedia,
  type PageOf,
  type Place,
} from './listing.queries.ts'
import { cardFieldsOf } from './media-card.ts'
import { listWordShares, type WordShares } from './word-shares.queries.ts'

type Filter = {
  search?: string | undefined
  level?: string | undefined
  category?: string | undefined
}
type Asked = { kind: Kind; filter: Filter; limit: number }

/** The first page of each part of a listing. */
export async function listMedia(services: Services, viewer: Viewer, asked: Asked): Promise<Listing> {
  const [unseen, studied, own] = await Promise.all([
    listPage(services, viewer, { ...asked, part: 'new' }),
    listPage(services, viewer, { ...asked, part: 'studied' }),
    listPage(services, viewer, { ...asked, part: 'myLists' }),
  ])
  return {
    new: unseen.cards,
    studied: studied.cards,
    myLists: own.cards,
    next: { new: unseen.next, studied: studied.next, myLists: own.next },
  }
}

/** One page of a part; `after` is what the page before it gave as `next`. */
export async function listPage(
  services: Services,
  viewer: Viewer,
  { kind, filter, limit, part, after }: Asked & { part: ListingPart; after?: string | undefined },
): Promise<ListingPage> {
  const { db } = services
  const { learnerId, targetLanguage: language } = viewer
  const page = {
    filter: { ...filter, kind, language },
    after: after === undefined ? undefined : readMark(after),
    // One more than is shown tells whether there are others.
    limit: limit + 1,
  }
  const listed = await listPart(db, page, part, learnerId)
  const shown = listed.slice(0, limit)
  const shares = await sharesOf(db, viewer, shown)
  const last = shown.at(-1)
  return {
    cards: shown.map((media) => toCard(services, media, viewer, shares.get(media.id))),
    next: listed.length > limit && last ? markOf(last) : null,
  }
}

/** A guest has opened and brought nothing. */
async function listPart(
  db: Services['db'],
  page: PageOf,
  part: ListingPart,
  learnerId: string | null,
): Promise<ListedMedia[]> {
  if (part === 'new') return listNewMedia(db, page, learnerId)
  if (!learnerId) return []
  return part === 'studied' ? listStudiedMedia(db, page, learnerId) : listOwnMedia(db, page, learnerId)
}

async function sharesOf(db: Services['db'], viewer: Viewer, shown: readonly ListedMedia[]) {
  const { learnerId, targetLanguage: language } = viewer
  if (!learnerId || shown.length === 0) return new Map<string, WordShares>()
  return listWordShares(db, { learnerId, language, mediaIds: shown.map(({ id }) => id) })
}

const toCard = (
  services: Services,
  media: ListedMedia,
  viewer: Viewer,
  shares: WordShares | undefined,
): MediaCard => ({
  ...cardFieldsOf(services, media, viewer),
  progress: media.progress,
  ...(shares && { knownShare: shares.known, learningShare: shares.learning }),
})

/** Milliseconds of its place in the order, and its id. */
const markOf = ({ at, id }: ListedMedia) => `${at.getTime()}.${id}`

/** The contract has looked at its form. */
function readMark(mark: string): Place {
  const [milliseconds = '', id = ''] = mark.split('.')
  return { at: new Date(Number(milliseconds)), id }
}
