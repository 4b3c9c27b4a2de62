import type { Listing, MediaCard, MediaItem } from '@verbena/contract/catalogue'
import { entitlements } from '@verbena/contract/plans'
import type { LanguageCode } from '@verbena/language/languages'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { Viewer } from '../accounts/viewer.service.ts'
import {
  findMedia,
  findSegments,
  type ListedMedia,
  listNewMedia,
  listStudiedMedia,
  type Kind as StoredKind,
  type StoredMedia,
} from './catalogue.queries.ts'

export type Kind = StoredKind
export type Filter = {
  search?: string | undefined
  level?: string | undefined
  category?: string | undefined
}

export async function listMedia(
  { db }: Services,
  viewer: Viewer,
  kind: Kind,
  { search, level, category }: Filter,
): Promise<Listing> {
  const filter = { kind, language: viewer.targetLanguage, search, level, category }
  const [unseen, studied] = await Promise.all([
    listNewMedia(db, filter, viewer.learnerId),
    viewer.learnerId ? listStudiedMedia(db, filter, viewer.learnerId) : [],
  ])
  const card = (media: ListedMedia) => toCard(media, viewer)
  return { new: unseen.map(card), studied: studied.map(card), myLists: [] }
}

/** An item that this viewer may play. @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function requireMedia(
  { db }: Services,
  viewer: Viewer,
  id: string,
  kind?: Kind,
): Promise<StoredMedia> {
  const item = await findMedia(db, id)
  if (!item || (kind && item.kind !== kind)) throw notFound(kind ?? 'video')
  if (item.isPremium && !entitlements[viewer.plan].opensPremium)
    throw new AppError('PLAN_REQUIRED', 'This is part of Pro.')
  return item
}

/** One item, opened. @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function openMedia(
  services: Services,
  viewer: Viewer,
  kind: Kind,
  id: string,
): Promise<{ item: StoredMedia; segments: Awaited<ReturnType<typeof findSegments>> }> {
  const item = await requireMedia(services, viewer, id, kind)
  return { item, segments: await findSegments(services.db, id) }
}

function toCard({ item, progress }: ListedMedia, viewer: Viewer): MediaCard {
  return {
    id: item.id,
    kind: item.kind,
    title: item.title,
    titleTranslation: translationOf(item.titleTranslations, viewer.nativeLanguage) ?? null,
    thumbnail: item.thumbnail,
    category: item.category,
    place: item.place,
    level: item.level as MediaCard['level'],
    language: item.language as MediaCard['language'],
    durationSeconds: item.durationSeconds,
    isPremium: item.isPremium,
    isLocked: item.isPremium && !entitlements[viewer.plan].opensPremium,
    progress,
  }
}

/** The item as its player needs it; addresses of premium media carry their proof. */
export function toMediaItem(
  { mediaLinks, clock }: Services,
  item: StoredMedia,
  segments: { text: string }[],
  viewer: Viewer,
): MediaItem {
  const { progress, ...card } = toCard({ item, progress: null }, viewer)
  const source = item.isPremium
    ? withProof(item.source, (address) => mediaLinks.sign(address, clock.now()))
    : item.source
  return {
    ...card,
    url: source.type === 'youtube' ? source.videoId : (source.files[0]?.src ?? ''),
    enlace: item.link,
    source,
    transcription: wholeText(segments),
    credits: item.credits,
  }
}

function withProof(source: StoredMedia['source'], sign: (address: string) => string): StoredMedia['source'] {
  if (source.type === 'youtube') return source
  return { ...source, files: source.files.map((file) => ({ ...file, src: sign(file.src) })) }
}

/**
 * Premium picture and sound need the proof that was given with the item.
 * @param path of the file as we spell it
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

/** English stands in for a native language that the catalogue does not have. */
export function translationOf(
  translations: Partial<Record<string, string>>,
  language: LanguageCode,
): string | undefined {
  return translations[language] ?? translations.en
}
