/** Longer than a browser takes to read the head of a file. */
const timeoutMs = 5000
/** The contract takes no longer one. */
const secondsMaximum = 86_400

/** How long a file plays, in seconds, as this browser sees it; null where it cannot tell. */
export function mediaFileDuration(file: File): Promise<number | null> {
  const address = URL.createObjectURL(file)
  const media = document.createElement(file.type.startsWith('audio/') ? 'audio' : 'video')
  media.preload = 'metadata'
  return new Promise<number | null>((resolve) => {
    const end = () => {
      const { duration } = media
      resolve(duration > 0 && duration <= secondsMaximum ? duration : null)
    }
    const timer = setTimeout(end, timeoutMs)
    for (const event of ['loadedmetadata', 'error'])
      media.addEventListener(event, () => {
        clearTimeout(timer)
        end()
      })
    media.src = address
  }).finally(() => {
    media.removeAttribute('src')
    URL.revokeObjectURL(address)
  })
}
