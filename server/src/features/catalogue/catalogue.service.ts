import { entitlements } from '@verbena/contract/billing/plans'
import type { MediaItem } from '@verbena/contract/catalogue'
import { AppError, notFound } from '../../errors.ts'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { type GuestSettings, type Viewer, viewerOf, viewerOfLearner } from '../accounts/viewer.service.ts'
import {
  findMedia,
  findMediaForCaller,
  findSegments,
  type Kind,
  type StoredMedia,
} from './catalogue.queries.ts'
import { cardFieldsOf } from './media-card.service.ts'

/** An item without a check of access, for background work. */
export const findStoredMedia = ({ db }: Pick<Services, 'db'>, id: string) => findMedia(db, id)

/**
 * A media item that this viewer may play, of the catalogue or their own.
 * @throws AppError NOT_FOUND, PLAN_REQUIRED
 */
export async function requireMedia(
  { db }: Services,
  viewer: Viewer,
  id: string,
  kind?: Kind,
): Promise<StoredMedia> {
  return requireAccess(await findMedia(db, id), viewer, kind)
}

type AccessFields = Pick<StoredMedia, 'kind' | 'ownerId' | 'removedAt' | 'isPremium'>

function requireAccess<Item extends AccessFields>(item: Item | undefined, viewer: Viewer, kind?: Kind): Item {
  if (!item || (kind && item.kind !== kind)) throw notFound(kind ?? 'video')
  const isOfOther = item.ownerId !== null && item.ownerId !== viewer.learnerId
  if (isOfOther || item.removedAt !== null) throw notFound(item.kind)
  if (item.isPremium && !entitlements[viewer.plan].opensPremium)
    throw new AppError('PLAN_REQUIRED', 'This is part of Pro.')
  return item
}

/**
 * Checks in one statement that the caller may play an item, for replies that are kept.
 * @returns the viewer, a version that changes with the item, its transcript and the viewer's native language, and
 * whether URLs of the item are signed, for a time
 * @throws AppError NOT_FOUND, PLAN_REQUIRED, NOT_SIGNED_IN
 */
export async function admitToMedia(
  services: Services,
  caller: Caller | null,
  guest: GuestSettings,
  { kind, id }: { kind: Kind; id: string },
): Promise<{ viewer: Viewer; version: string; hasSignedUrls: boolean }> {
  const found = await findMediaForCaller(services.db, id, caller?.learnerId ?? null)
  const viewer = found?.learner
    ? viewerOfLearner(services, found.learner)
    : await viewerOf(services, caller, guest)
  const item = requireAccess(found?.item, viewer, kind)
  const version = `${id} ${found?.version} ${viewer.nativeLanguage}`
  return { viewer, version, hasSignedUrls: hasSignedUrls(item) }
}

/** A media item that this viewer may play, with its segments. @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function openMedia(
  services: Services,
  viewer: Viewer,
  id: string,
  kind?: Kind,
): Promise<{ item: StoredMedia; segments: Awaited<ReturnType<typeof findSegments>> }> {
  const item = await requireMedia(services, viewer, id, kind)
  return { item, segments: await findSegments(services.db, id) }
}

const hasSignedUrls = ({ isPremium, ownerId }: AccessFields): boolean => isPremium || ownerId !== null

/** The item as the player needs it. URLs of premium and own media are signed. */
export function toMediaItem(
  services: Services,
  item: StoredMedia,
  segments: { text: string }[],
  viewer: Viewer,
): MediaItem {
  const { mediaLinks, clock } = services
  const source = hasSignedUrls(item)
    ? withSignedUrls(item.source, (address) => mediaLinks.sign(address, clock.now()))
    : item.source
  return {
    ...cardFieldsOf(services, item, viewer),
    url: source.type === 'youtube' ? source.videoId : (source.files[0]?.src ?? ''),
    enlace: item.link,
    source,
    transcription: wholeText(segments),
    credits: item.credits,
    ...(item.ownerId !== null && { isOwn: true }),
  }
}

function withSignedUrls(
  source: StoredMedia['source'],
  sign: (address: string) => string,
): StoredMedia['source'] {
  if (source.type === 'youtube') return source
  // Other hosts protect their files themselves.
  const signOwn = (src: string) => (src.startsWith('/media/') ? sign(src) : src)
  return { ...source, files: source.files.map((file) => ({ ...file, src: signOwn(file.src) })) }
}

/**
 * Checks access to a file of the starter catalogue. Premium files need the signature that was sent with the item.
 * @param path the path of the file as the server writes it in URLs
 * @returns whether the file is premium
 * @throws AppError NOT_FOUND, PLAN_REQUIRED
 */
export async function requireMediaFile(
  { db, isBilled, mediaLinks, clock }: Services,
  id: string,
  path: string,
  query: Record<string, unknown>,
): Promise<boolean> {
  if (mediaLinks.isValid(path, query, clock.now())) return true
  const item = await findMedia(db, id)
  if (!item) throw notFound('file')
  if (item.isPremium && isBilled) throw new AppError('PLAN_REQUIRED', 'This is part of Pro.')
  return item.isPremium
}

export const wholeText = (segments: { text: string }[]) => segments.map(({ text }) => text).join('\n')
