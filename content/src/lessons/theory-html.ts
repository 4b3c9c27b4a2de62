import { theoryElements } from './theory-schema.ts'

const known: ReadonlySet<string> = new Set(theoryElements)
const piece = /<(\/?)([a-z][a-z0-9]*)>|[<>]|&(?!(?:amp|lt|gt);)/g
const escaped: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/** Escapes a text for HTML. */
export const asHtml = (text: string) => text.replace(/[&<>]/g, (mark) => escaped[mark] ?? mark)

/**
 * Sanitises the HTML of a theory. Elements that a theory may not have are shown as text, open elements are closed, and
 * closing tags without an element are removed. Pieces of the target language (`em`) get its code, so that screen readers
 * read them in it.
 * @param language code of the target language; without it `em` has no attribute
 * @example safeTheory('<p onclick="x">Hi <em>hola</em>', 'es') // '&lt;p onclick="x"&gt;Hi <em lang="es">hola</em>'
 */
export function safeTheory(html: string, language?: string): string {
  const open: string[] = []
  const safe = html.replace(piece, (mark: string, slash: string | undefined, name: string | undefined) => {
    if (name === undefined || !known.has(name)) return mark.replace(/[&<>]/g, (one) => escaped[one] ?? one)
    if (name === 'br') return slash ? '' : '<br>'
    if (!slash) {
      open.push(name)
      return name === 'em' && language ? `<em lang="${language}">` : mark
    }
    if (!open.includes(name)) return ''
    let closing = ''
    for (let last = ''; last !== name; ) {
      last = open.pop() ?? name
      closing += `</${last}>`
    }
    return closing
  })
  return (
    safe +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}
