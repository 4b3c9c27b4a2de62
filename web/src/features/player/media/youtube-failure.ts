import type { MediaFailure } from './media-adapter.ts'

const failures: Record<number, MediaFailure> = {
  2: 'gone',
  5: 'unplayable',
  100: 'gone',
  101: 'notEmbeddable',
  150: 'notEmbeddable',
  153: 'notEmbeddable',
}

/** YouTube's error numbers: 2 bad id, 5 HTML5 player, 100 removed or private, 101, 150 and 153 embedding refused. */
export const youTubeFailure = (code: number): MediaFailure => failures[code] ?? 'unplayable'
