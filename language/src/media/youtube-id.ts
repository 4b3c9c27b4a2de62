const videoId = /^[A-Za-z0-9_-]{11}$/
const watchHost = /^(?:(?:www|m|music)\.)?youtube\.com$/
const embedHost = /^(?:www\.)?youtube(?:-nocookie)?\.com$/
const shortHost = /^(?:www\.)?youtu\.be$/
/** No link of YouTube is longer, whatever it carries along. */
const lengthMaximum = 2000

/**
 * The id of the video that a link of YouTube leads to, in one of the three forms: `watch?v=`, `embed/` and the short
 * link. The host is looked at, so that nothing that only contains such a form is taken for a link.
 * @param link with `https://` or `http://`; a bare id of eleven characters is its own
 * @returns null when it is no such link
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
