import type { Plugin } from 'vite'

type ModuleGraph = {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** Features whose pages a visitor without an account opens first. */
const publicFeatures = ['accounts', 'billing']

const isEntry = (id: string) => /\/web\/src\/main\.tsx$/.test(id)
const isRoute = (id: string) => /\.route\.tsx$/.test(id)
const featureOf = (id: string) => id.match(/\/web\/src\/features\/([\w-]+)\//)?.[1]

/**
 * The chunk of each module that a page needs at once: `main` for what all pages or the first page of a visitor need,
 * the name of a feature for what only its pages need, and `shared`. A page is made of these three. Modules that are only
 * loaded on demand have no name here; Rolldown makes chunks for them.
 */
export function chunkNames(graph: ModuleGraph): Map<string, string> {
  const ids = [...graph.getModuleIds()]
  const main = closure(graph, ids.filter(isEntry))
  const loadedLater = new Set(ids.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  const ofRoutes = new Set<string>()
  const users = new Map<string, Set<string>>()
  for (const root of loadedLater) {
    const user = featureOf(root) ?? root
    for (const id of closure(graph, [root])) {
      if (isRoute(root)) ofRoutes.add(id)
      users.set(id, (users.get(id) ?? new Set()).add(user))
    }
  }
  const names = new Map([...main].map((id) => [id, 'main']))
  for (const id of ofRoutes) if (!main.has(id)) names.set(id, nameOf(users.get(id) ?? new Set()))
  return names
}

function nameOf(users: ReadonlySet<string>): string {
  const [only] = users
  if (users.size === 1 && only) return only
  return publicFeatures.some((feature) => users.has(feature)) ? 'main' : 'shared'
}

/** Modules and everything that they import statically. */
function closure(graph: ModuleGraph, roots: readonly string[]): Set<string> {
  const found = new Set<string>()
  const pending = [...roots]
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id)) continue
    found.add(id)
    pending.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** The option `codeSplitting` of the build, and the plugin that it needs, which reads the imports of all modules. */
export function chunksByFeature() {
  let names = new Map<string, string>()
  const plugin: Plugin = {
    name: 'chunks-by-feature',
    apply: 'build',
    buildEnd() {
      names = chunkNames(this)
    },
  }
  const name = (id: string) => names.get(id) ?? null
  const group = { name, debugName: 'by feature', includeDependenciesRecursively: false }
  return { plugin, codeSplitting: { groups: [group] } }
}
