/** The allowed elements; other tags are shown as text. */
const elements = ['h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'table', 'tr', 'th', 'td'] as const
export type TheoryElement = (typeof elements)[number]
export type TheoryNode = string | { element: TheoryElement; children: TheoryNode[] }
type Open = { element: TheoryElement | null; children: TheoryNode[] }

/** An opening tag with the only attribute that the server writes, a closing tag, or text up to the next tag. */
const piece = /<(\/?)([a-z][a-z0-9]*)(?: lang="[a-z]{2}")?>|[^<]+|</g
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/**
 * Parses the HTML of a theory into a tree that React renders. The HTML itself is never inserted into the page, so it
 * cannot run scripts. Unclosed elements are closed at the end; closing tags without an opening one are dropped.
 */
export function theoryTree(html: string): TheoryNode[] {
  const root: Open = { element: null, children: [] }
  const open: Open[] = [root]
  for (const [text, slash, name] of html.matchAll(piece)) {
    const element = elements.find((known) => known === name)
    if (!element) innermost(open, root).children.push(plain(text))
    else if (slash) close(open, element)
    else {
      const node = { element, children: [] }
      innermost(open, root).children.push(node)
      if (element !== 'br') open.push(node)
    }
  }
  return root.children
}

const innermost = (open: readonly Open[], root: Open): Open => open.at(-1) ?? root

function close(open: Open[], element: TheoryElement) {
  const place = open.findLastIndex((one) => one.element === element)
  if (place > 0) open.length = place
}

const plain = (text: string) => text.replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity)
