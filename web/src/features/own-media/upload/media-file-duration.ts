/** Longer than a browser needs to read the header of a file. */
const timeoutMs = 5000
/** The maximum of the contract. */
const secondsMaximum = 86_400

/** @returns the duration in seconds; null when the browser cannot determine it */
export function mediaFileDuration(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file)
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
    media.src = url
  }).finally(() => {
    media.removeAttribute('src')
    URL.revokeObjectURL(url)
  })
}
