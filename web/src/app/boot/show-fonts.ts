import { browserStorage } from '../../api/browser-storage.ts'

const fontsLoadedKey = 'fontsLoaded'

/**
 * Shows our fonts: on the first visit only after the code, because both share the connection and the text is readable
 * without them; afterwards at once, because the browser has kept them.
 */
export function showFonts() {
  const show = () => {
    document.documentElement.dataset.fonts = 'ours'
  }
  if (browserStorage.read(fontsLoadedKey) !== null) return show()
  addEventListener('load', () => {
    // Its own task, because the layout of the whole page takes a while on a slow phone.
    setTimeout(show)
    browserStorage.write(fontsLoadedKey, 'true')
  })
}
