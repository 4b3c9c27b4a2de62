/** How the cache keys of the lessons begin. */
export const lessonKeys = {
  path: ['lessons', 'path'],
  meta: ['lessons', 'meta'],
  contents: ['lessons', 'contents'],
  theory: ['lessons', 'theory'],
  editor: ['lessons', 'editor'],
} as const
