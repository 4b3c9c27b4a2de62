/** The path of the dictation of a video or song. Not in paths.ts, to keep it out of the first page's code. */
export const dictationPath = (kind: 'video' | 'song', id: string) =>
  `/listening?${new URLSearchParams({ dictate: id, kind })}`
