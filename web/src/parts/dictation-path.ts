/** Where what is said in a video or song is written down. Apart from the other addresses, which the first page brings. */
export const dictationPath = (kind: 'video' | 'song', id: string) =>
  `/listening?${new URLSearchParams({ dictate: id, kind })}`
