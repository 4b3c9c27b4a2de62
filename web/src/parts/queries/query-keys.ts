/** How the cache keys begin of what one feature shows and another changes. */
export const queryKeys = {
  catalogue: ['catalogue'],
  vocabulary: ['vocabulary'],
  memory: ['memory'],
  ownMedia: ['own-media'],
  player: ['player'],
  grammar: ['grammar'],
} as const
