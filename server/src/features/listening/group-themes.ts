import type { MediaCard } from '@verbena/contract/catalogue'
import type { ListeningTheme, ThemeItem } from '@verbena/contract/listening'

/** A card of a listing, and what else is known of it. */
export type HeardCard = {
  card: MediaCard
  isOwn: boolean
  isOpened: boolean
  isDictatable: boolean
  /** Whether its listing goes on. */
  hasMore: boolean
}

/** Cards by kind and category, own items apart: first what is of the level, then the rest, each the largest first. */
export function groupThemes(heard: readonly HeardCard[], level: string): ListeningTheme[] {
  const groups = new Map<string, HeardCard[]>()
  for (const one of heard) {
    const { kind, category } = one.card
    const key = one.isOwn ? `own ${kind}` : `${isOf(level, one)} ${kind} ${category}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
    .map((group) => themeOf(group, level))
    .sort((a, b) => Number(b.isOfLevel) - Number(a.isOfLevel) || b.count - a.count)
}

const isOf = (level: string, { card, isOwn }: HeardCard) => isOwn || card.level === level

function themeOf(group: readonly HeardCard[], level: string): ListeningTheme {
  const [first] = group as [HeardCard]
  const { isOwn, card } = first
  const shares = group.flatMap(({ card: { knownShare } }) => (knownShare === undefined ? [] : [knownShare]))
  const open = group.filter((one) => !one.card.isLocked).sort(beginsFirst)
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

/** What is new before what was opened, and of each what is understood best. */
const beginsFirst = (a: HeardCard, b: HeardCard) =>
  Number(a.isOpened) - Number(b.isOpened) || (b.card.knownShare ?? 0) - (a.card.knownShare ?? 0)

const itemOf = ({ card: { id, kind, title, level } }: HeardCard): ThemeItem => ({ id, kind, title, level })
