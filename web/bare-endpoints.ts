import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** What the server and its API page read of an endpoint, and the browser never does. */
const serverOnly = new Set(['summary', 'params', 'query', 'body', 'reply'])

/**
 * Builds the endpoints of the contract without what is for the server, and marks what made it as free of side effects,
 * so that it falls away too: 1 kB less before the first page, and up to 4 on others.
 */
export function bareEndpoints(): Plugin {
  return {
    name: 'bare-endpoints',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/[\w/-]+\.ts$/ },
      handler: (source, file) => ({ code: strip(source, file), map: null }),
    },
  }
}

export function strip(source: string, file: string): string {
  let [stripped, at] = ['', 0]
  for (const { start, end, text } of editsOf(source, file)) {
    // It stands within something that is left out.
    if (start < at) continue
    stripped += source.slice(at, start) + text
    at = end
  }
  return stripped + source.slice(at)
}

type Edit = { start: number; end: number; text: string }

function editsOf(source: string, file: string): Edit[] {
  const edits: Edit[] = []
  let depth = 0
  const enter = () => depth++
  const leave = () => depth--
  const strike = ({ start, end }: ESTree.Span) =>
    edits.push({ start, end: source[end] === ',' ? end + 1 : end, text: '' })
  const visitCall = (call: ESTree.CallExpression) => {
    // In a function a call may be there for its effect.
    if (depth === 0) edits.push({ start: call.start, end: call.start, text: '/* @__PURE__ */' })
    serverOnlyOf(call).forEach(strike)
  }
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression: visitCall,
  }).visit(parseSync(file, source).program)
  return edits.toSorted((a, b) => a.start - b.start)
}

function serverOnlyOf({ callee, arguments: [definition] }: ESTree.CallExpression) {
  const isEndpoint = callee.type === 'Identifier' && callee.name === 'endpoint'
  if (!isEndpoint || definition?.type !== 'ObjectExpression') return []
  return definition.properties.filter(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && serverOnly.has(property.key.name),
  )
}
