import { entitlements } from '@verbena/contract/billing/plans'
import type { MediaCard } from '@verbena/contract/catalogue'
import type { LanguageCode } from '@verbena/language/languages'
import type { Services } from '../../services.ts'
import type { Viewer } from '../accounts/viewer.service.ts'
import type { StoredMedia } from './catalogue.queries.ts'
import { pictureAddress } from './pictures/picture-address.service.ts'

type CardSource = Pick<
  StoredMedia,
  | 'id'
  | 'kind'
  | 'title'
  | 'titleTranslations'
  | 'thumbnail'
  | 'category'
  | 'place'
  | 'level'
  | 'estimatedLevel'
  | 'language'
  | 'durationSeconds'
  | 'isPremium'
>
type CardFields = Omit<MediaCard, 'progress' | 'knownShare' | 'learningShare'>

/** The fields that the card of an item and its page have in common. */
export function cardFieldsOf(
  services: Pick<Services, 'mediaLinks' | 'clock'>,
  item: CardSource,
  viewer: Viewer,
): CardFields {
  return {
    id: item.id,
    kind: item.kind,
    title: item.title,
    titleTranslation: translationOf(item.titleTranslations, viewer.nativeLanguage) ?? null,
    thumbnail: pictureAddress(services, item.thumbnail),
    category: item.category,
    place: item.place,
    level: item.level as MediaCard['level'],
    ...(item.estimatedLevel && { estimatedLevel: item.estimatedLevel as MediaCard['level'] }),
    language: item.language as MediaCard['language'],
    durationSeconds: item.durationSeconds,
    isPremium: item.isPremium,
    isLocked: item.isPremium && !entitlements[viewer.plan].opensPremium,
  }
}

/** The translation into a language, or the English one if that is missing. */
export function translationOf(
  translations: Partial<Record<string, string>>,
  language: LanguageCode,
): string | undefined {
  return translations[language] ?? translations.en
}
