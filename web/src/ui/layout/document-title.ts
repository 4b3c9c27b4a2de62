let current = 'Verbena'

/** The title of the document for the title of a page. */
const fullTitle = (title: string) => (title === 'Verbena' ? title : `${title} · Verbena`)

export function setDocumentTitle(title: string) {
  document.title = fullTitle(title)
}

/** At build, where effects do not run and there is no document. */
export function setPrerenderedTitle(title: string) {
  if (import.meta.env.SSR) current = fullTitle(title)
}

/** The title of the page that was rendered at build since the last call. */
export function takePrerenderedTitle(): string {
  const title = current
  current = 'Verbena'
  return title
}
