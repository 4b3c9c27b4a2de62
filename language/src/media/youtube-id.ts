const videoId = /^[A-Za-z0-9_-]{11}$/
const watchHost = /^(?:(?:www|m|music)\.)?youtube\.com$/
const embedHost = /^(?:www\.)?youtube(?:-nocookie)?\.com$/
const shortHost = /^(?:www\.)?youtu\.be$/
/** No link of YouTube is longer, even with many parameters. */
const lengthMaximum = 2000

/**
 * The id of the video of a YouTube link in one of three forms: `watch?v=`, `embed/` and the short link. The host is
 * checked, so that a link of another site that contains such a form is refused.
 * @param link with `https://` or `http://`, or an id of eleven characters
 * @returns null if it is no such link
 * @example youtubeId('https://youtu.be/dQw4w9WgXcQ?t=43') // 'dQw4w9WgXcQ'
 */
export function youtubeId(link: string): string | null {
  const text = link.trim()
  if (videoId.test(text)) return text
  if (text.length > lengthMaximum || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const { hostname, pathname, searchParams, username, password, port } = new URL(text)
  if (username || password || port) return null
  const id = idIn(hostname, pathname, searchParams)
  return id !== null && videoId.test(id) ? id : null
}

function idIn(host: string, path: string, query: URLSearchParams): string | null {
  if (watchHost.test(host) && /^\/watch\/?$/.test(path)) return query.get('v')
  if (embedHost.test(host)) return path.match(/^\/embed\/([^/]+)\/?$/)?.[1] ?? null
  if (shortHost.test(host)) return path.match(/^\/([^/]+)\/?$/)?.[1] ?? null
  return null
}
