// Before the first paint, so that a chosen theme and language never flash; a file because the page allows no inline script.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const language = localStorage.getItem('userLanguage') || localStorage.getItem('preferredNativeLanguage')
  if (language === 'es') document.documentElement.lang = 'es'
} catch {
  // Storage can be closed to us; the system theme and English stand.
}
