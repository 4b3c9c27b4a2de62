import { browserStorage } from '../../../api/browser-storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The script in the head of the page (`web/src/app/boot/boot.ts`) reads the same key before the first paint. */
const themeKey = 'theme'

export function storedTheme(): Theme {
  const stored = browserStorage.read(themeKey)
  return themes.find((theme) => theme === stored) ?? 'system'
}

export function setTheme(theme: Theme) {
  if (theme === 'system') {
    browserStorage.remove(themeKey)
    delete document.documentElement.dataset.theme
  } else {
    browserStorage.write(themeKey, theme)
    document.documentElement.dataset.theme = theme
  }
}
