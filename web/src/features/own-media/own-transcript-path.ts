import { paths } from '../../parts/navigation/paths.ts'

/** The page where the transcript of an own item is added and edited. */
export const ownTranscriptPath = ({ kind, id }: { kind: 'video' | 'song'; id: string }): string =>
  kind === 'song' ? paths.songText(id) : paths.videoText(id)
