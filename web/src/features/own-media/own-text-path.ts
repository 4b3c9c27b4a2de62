import { paths } from '../../parts/paths.ts'

/** Where the text of an own item is added and edited. */
export const ownTextPath = ({ kind, id }: { kind: 'video' | 'song'; id: string }): string =>
  kind === 'song' ? paths.songText(id) : paths.videoText(id)
