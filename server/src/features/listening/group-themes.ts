import type { MediaCard } from '@verbena/contract/catalogue'
import type { ListeningTheme, ThemeItem } from '@verbena/contract/listening'

/** A card of a listing, with what themes need to know of it. */
export type ThemeCard = {
  card: MediaCard
  isOwn: boolean
  isOpened: boolean
  isDictatable: boolean
  /** Whether the listing of the card has further pages. */
  hasMore: boolean
}

/** Groups cards by kind and category, own media separately. Themes of the level come first, then larger ones. */
export function groupThemes(cards: readonly ThemeCard[], level: string): ListeningTheme[] {
  const groups = new Map<string, ThemeCard[]>()
  for (const one of cards) {
    const { kind, category } = one.card
    const key = one.isOwn ? `own ${kind}` : `${isOf(level, one)} ${kind} ${category}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
    .map((group) => themeOf(group, level))
    .sort((a, b) => Number(b.isOfLevel) - Number(a.isOfLevel) || b.count - a.count)
}

const isOf = (level: string, { card, isOwn }: ThemeCard) => isOwn || card.level === level

function themeOf(group: readonly ThemeCard[], level: string): ListeningTheme {
  const [first] = group as [ThemeCard]
  const { isOwn, card } = first
  const shares = group.flatMap(({ card: { knownShare } }) => (knownShare === undefined ? [] : [knownShare]))
  const open = group.filter((one) => !one.card.isLocked).sort(compareCards)
  const dictate = open.find(({ isDictatable }) => isDictatable)
  return {
    kind: card.kind,
    category: isOwn ? '' : card.category,
    isOwn,
    thumbnail: (open[0] ?? first).card.thumbnail,
    isOfLevel: isOf(level, first),
    count: group.length,
    hasMore: group.some(({ hasMore }) => hasMore),
    ...(shares.length > 0 && { knownShare: shares.reduce((sum, one) => sum + one, 0) / shares.length }),
    begin: open[0] ? itemOf(open[0]) : null,
    dictate: dictate ? itemOf(dictate) : null,
  }
}

/** Orders cards that were never opened before others, then by the share of known words. */
const compareCards = (a: ThemeCard, b: ThemeCard) =>
  Number(a.isOpened) - Number(b.isOpened) || (b.card.knownShare ?? 0) - (a.card.knownShare ?? 0)

const itemOf = ({ card: { id, kind, title, level } }: ThemeCard): ThemeItem => ({ id, kind, title, level })
