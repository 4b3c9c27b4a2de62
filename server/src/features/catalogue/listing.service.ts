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
    listPage(services, viewer, { ...request, part: 'new' }),
    listPage(services, viewer, { ...request, part: 'studied' }),
    listPage(services, viewer, { ...request, part: 'myLists' }),
  ])
  return {
    new: unseen.cards,
    studied: studied.cards,
    myLists: own.cards,
    next: { new: unseen.next, studied: studied.next, myLists: own.next },
  }
}

/** One page of a part. `after` is the `next` of the previous page. */
export async function listPage(
  services: Services,
  viewer: Viewer,
  { kind, filter, limit, part, after }: ListingRequest & { part: ListingPart; after?: string | undefined },
): Promise<ListingPage> {
  const { db } = services
  const { learnerId, targetLanguage: language } = viewer
  const page = {
    filter: { ...filter, kind, language },
    after: after === undefined ? undefined : readCursor(after),
    // One more than requested, to know whether there is a next page.
    limit: limit + 1,
  }
  const listed = await listPart(db, page, part, learnerId)
  const shown = listed.slice(0, limit)
  const coverage = await coverageOf(db, viewer, shown)
  const last = shown.at(-1)
  return {
    cards: shown.map((media) => toCard(services, media, viewer, coverage.get(media.id))),
    next: listed.length > limit && last ? writeCursor(last) : null,
  }
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

async function coverageOf(db: Services['db'], viewer: Viewer, shown: readonly ListedMedia[]) {
  const { learnerId, targetLanguage: language } = viewer
  if (!learnerId || shown.length === 0) return new Map<string, VocabularyCoverage>()
  return listVocabularyCoverage(db, { learnerId, language, mediaIds: shown.map(({ id }) => id) })
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
