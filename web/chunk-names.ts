import type { Plugin } from 'vite'

type ModuleGraph = {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** The features that visitors and learners open first. */
const firstFeatures = ['accounts', 'billing', 'catalogue', 'player']
/** The features whose rows have menus, which are large. */
const featuresWithMenus = new Set(['own-media', 'vocabulary'])

const isEntry = (id: string) => /\/web\/src\/main\.tsx$/.test(id)
const isRoute = (id: string) => /\.route\.tsx$/.test(id)
const featureOf = (id: string) => id.match(/\/web\/src\/features\/([\w-]+)\//)?.[1]

/**
 * The chunk of each module that a page needs at once: the name of a feature for what only its pages need, `main` for what
 * the first pages share with others, `menus`, and `shared` for the rest. A page has at most these four. Modules that are
 * only loaded on demand have no name here; Rolldown makes chunks for them.
 */
export function chunkNames(graph: ModuleGraph): Map<string, string> {
  const ids = [...graph.getModuleIds()]
  const main = closure(graph, ids.filter(isEntry))
  const loadedLater = new Set(ids.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  const users = new Map<string, Set<string>>()
  const pageUsers = new Map<string, Set<string>>()
  for (const root of loadedLater) {
    const user = featureOf(root) ?? root
    for (const id of closure(graph, [root])) {
      add(users, id, user)
      if (isRoute(root)) add(pageUsers, id, user)
    }
  }
  const names = new Map([...main].map((id) => [id, 'main']))
  for (const [id, ofPages] of pageUsers)
    if (!main.has(id)) names.set(id, nameOf(ofPages, users.get(id) ?? ofPages))
  return names
}

function add(map: Map<string, Set<string>>, id: string, user: string) {
  map.set(id, (map.get(id) ?? new Set()).add(user))
}

/**
 * @param ofPages features whose pages need the module at once
 * @param all these, and features that load it later
 */
function nameOf(ofPages: ReadonlySet<string>, all: ReadonlySet<string>): string {
  const [only] = ofPages
  if (all.size === 1 && only) return only
  if (firstFeatures.some((feature) => ofPages.has(feature))) return 'main'
  return [...ofPages].every((user) => featuresWithMenus.has(user)) ? 'menus' : 'shared'
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
