import type { ListeningTheme } from '@verbena/contract/listening'
import { paths } from '../../parts/navigation/paths.ts'

/**
 * The URL of the listing of a theme.
 * @param level of the theme; null if it has several levels
 */
export function themeLink(
  { kind, category, isOwn }: Pick<ListeningTheme, 'kind' | 'category' | 'isOwn'>,
  level: string | null,
): string {
  if (isOwn) return kind === 'video' ? paths.myVideos : paths.mySongs
  const listing = kind === 'video' ? paths.videos : paths.songs
  return `${listing}?${new URLSearchParams({ level: level ?? 'all', category })}`
}
