import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** Properties of an endpoint that only the server and its API page read. */
const serverOnly = new Set(['summary', 'params', 'query', 'body', 'reply'])

/**
 * Removes the server-only properties of the contract's endpoints from the browser's code, and marks their constructors
 * as free of side effects, so that unused ones are removed too: 1 kB less before the first page, up to 4 kB on others.
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
    // It is inside a property that is removed.
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
    // Calls inside a function may have side effects.
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
