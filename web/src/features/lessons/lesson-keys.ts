/** Prefixes of the query keys of lessons. */
export const lessonKeys = {
  path: ['lessons', 'path'],
  meta: ['lessons', 'meta'],
  contents: ['lessons', 'contents'],
  theory: ['lessons', 'theory'],
  editor: ['lessons', 'editor'],
} as const
