import type { Listing, ListingPage, ListingPart, MediaCard } from '@verbena/contract/catalogue'
import type { Services } from '../../services.ts'
import type { Viewer } from '../accounts/viewer.service.ts'
import type { Kind } from './catalogue.queries.ts'
import {
  type Cursor,
  type ListedMedia,
  listNewMedia,
  listOwnMedia,
  listStudiedMedia,
  type PageRequest,
} from './listing.queries.ts'
import { cardFieldsOf } from './media-card.service.ts'
import { listVocabularyCoverage, type VocabularyCoverage } from './vocabulary-coverage.queries.ts'

type Filter = {
  search?: string | undefined
  level?: string | undefined
  category?: string | undefined
}
type ListingRequest = { kind: Kind; filter: Filter; limit: number }

/** The first page of each part of a listing. */
export async function listMedia(
  services: Services,
  viewer: Viewer,
  request: ListingRequest,
): Promise<Listing> {
  const [unseen, studied, own] = await Promise.all([
    listItems(services, viewer, { ...request, part: 'new' }),
    listItems(services, viewer, { ...request, part: 'studied' }),
    listItems(services, viewer, { ...request, part: 'myLists' }),
  ])
  const toCard = await cardsOf(services, viewer, [unseen, studied, own])
  return {
    new: unseen.items.map(toCard),
    studied: studied.items.map(toCard),
    myLists: own.items.map(toCard),
    next: { new: unseen.next, studied: studied.next, myLists: own.next },
  }
}

type PartRequest = ListingRequest & { part: ListingPart; after?: string | undefined }

/** One page of a part. `after` is the `next` of the previous page. */
export async function listPage(
  services: Services,
  viewer: Viewer,
  request: PartRequest,
): Promise<ListingPage> {
  const page = await listItems(services, viewer, request)
  const toCard = await cardsOf(services, viewer, [page])
  return { cards: page.items.map(toCard), next: page.next }
}

type ItemPage = { items: ListedMedia[]; next: string | null }

/** The items of a page, from which `cardsOf` makes cards. */
export async function listItems(
  { db }: Services,
  { learnerId, targetLanguage: language }: Viewer,
  { kind, filter, limit, part, after }: PartRequest,
): Promise<ItemPage> {
  const page = {
    filter: { ...filter, kind, language },
    after: after === undefined ? undefined : readCursor(after),
    // One more than requested, to know whether there is a next page.
    limit: limit + 1,
  }
  const listed = await listPart(db, page, part, learnerId)
  const items = listed.slice(0, limit)
  const last = items.at(-1)
  return { items, next: listed.length > limit && last ? writeCursor(last) : null }
}

/** The parts of opened items and of own media are empty for a guest. */
async function listPart(
  db: Services['db'],
  page: PageRequest,
  part: ListingPart,
  learnerId: string | null,
): Promise<ListedMedia[]> {
  if (part === 'new') return listNewMedia(db, page, learnerId)
  if (!learnerId) return []
  return part === 'studied' ? listStudiedMedia(db, page, learnerId) : listOwnMedia(db, page, learnerId)
}

/** @returns a function from an item of these pages to its card; one query reads the known words of all */
export async function cardsOf(
  services: Services,
  viewer: Viewer,
  pages: readonly ItemPage[],
): Promise<(media: ListedMedia) => MediaCard> {
  const { learnerId, targetLanguage: language } = viewer
  const mediaIds = [...new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)))]
  const coverage =
    learnerId && mediaIds.length > 0
      ? await listVocabularyCoverage(services.db, { learnerId, language, mediaIds })
      : new Map<string, VocabularyCoverage>()
  return (media) => toCard(services, media, viewer, coverage.get(media.id))
}

const toCard = (
  services: Services,
  media: ListedMedia,
  viewer: Viewer,
  coverage: VocabularyCoverage | undefined,
): MediaCard => ({
  ...cardFieldsOf(services, media, viewer),
  progress: media.progress,
  ...(coverage && { knownShare: coverage.known, learningShare: coverage.learning }),
})

/** `<milliseconds>.<id>`: the time by which the listing is ordered, and the id of the item. */
const writeCursor = ({ at, id }: ListedMedia) => `${at.getTime()}.${id}`

/** The contract has validated the format. */
function readCursor(cursor: string): Cursor {
  const [milliseconds = '', id = ''] = cursor.split('.')
  return { at: new Date(Number(milliseconds)), id }
}
