import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import { shellModules } from './shell-modules.ts'

/*
 * How it works. A chunk for each module would mean hundreds of requests, and a single chunk would make everybody load
 * everything. So modules that are needed at the same time share a chunk:
 *
 *   opening    shows the part of a page above the fold, before the app starts
 *   frame      React and the router: every page
 *   first      the layouts around every page
 *   sign-in    the rest of the sign-in page
 *   libraries  queries and schemas: every page of signed-in users
 *   shell      top bar, footer, and the session
 *   home       the problem list, where most visits begin
 *   text       the Markdown renderer: statements, answers, messages
 *   work       the problem page; also desktop or phone, depending on the width of the window
 *   practice   what the problem list and the problem page share
 *   panels     what desktop and phone share
 *   signs      the icons of work, desktop, phone and panels, so that no other page loads these for an icon
 *   kit        what opens at a press: menus, dialogs, toasts
 *
 * The modules of these chunks, except libraries and kit, are found by following the imports of their entry modules. The
 * other modules are grouped by the number of pages that share them.
 */
/** A chunk, and the entry modules from which its modules are found. */
interface ChunkRoot {
  readonly name: string
  /** Paths below `src/`. */
  readonly modules: readonly string[]
  /** For modules that an earlier chunk also needs: the chunk that they share, by the name of the earlier chunk. */
  readonly shared?: Readonly<Record<string, string>>
}

const source = join(import.meta.dirname, 'src')
const beginnings: readonly ChunkRoot[] = [
  { name: 'opening', modules: ['main.ts'] },
  { name: 'first', modules: ['start.tsx'] },
  { name: 'sign-in', modules: ['app/pages/sign-in/login-page.tsx'] },
  {
    name: 'shell',
    modules: shellModules,
    shared: { 'sign-in': 'first' },
  },
  { name: 'home', modules: ['app/pages/practice/home-page.tsx'], shared: { 'sign-in': 'first' } },
  { name: 'text', modules: ['ui/markdown/markdown-text.tsx'], shared: { 'sign-in': 'first' } },
  {
    name: 'work',
    modules: ['app/problem/problem-page.tsx'],
    shared: { 'sign-in': 'first', home: 'practice' },
  },
  {
    name: 'desktop',
    modules: ['app/problem/problem-desktop.tsx'],
    shared: { 'sign-in': 'first', home: 'practice' },
  },
  {
    name: 'phone',
    modules: ['app/problem/problem-phone.tsx'],
    shared: { 'sign-in': 'first', home: 'practice', desktop: 'panels' },
  },
]

const ofProblems: ReadonlySet<string> = new Set(['work', 'desktop', 'phone', 'panels'])

const libraries = [
  { name: 'frame', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 5 },
  {
    name: 'libraries',
    // Parallel and infinite queries are used by few pages.
    test: /node_modules[\\/](@tanstack|zod)[\\/](?!.*(?:infinite|queriesObserver|useQueries))/i,
    priority: 5,
  },
  {
    name: 'kit',
    test: /node_modules[\\/](radix-ui|@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|sonner)[\\/]/,
    priority: 5,
  },
]

/** The name prefixes of the chunk files above. */
export const chunkNames: ReadonlySet<string> = new Set([
  ...libraries.map(({ name }) => name),
  ...beginnings.flatMap(({ name, shared = {} }) => [name, ...Object.values(shared)]),
  'signs',
])

/** Whether a chunk is loaded by every page before anything else. */
export function isOnEveryPage(file: string): boolean {
  return /^assets\/(?:opening|rolldown-runtime|frame|first)-[\w-]{8}\.js$/.test(file)
}

/**
 * Only schemas of request bodies import this module; pages drop those schemas (lazy-schemas-plugin.ts), except pages with a
 * form for them.
 */
const forBodies = /packages[\\/]contract[\\/]src[\\/]shortcut-rules\.ts$/

interface Graph {
  getModuleInfo: Rolldown.GetModuleInfo
}

/** The value of `output.codeSplitting.groups`. */
export const chunks = [
  ...libraries,
  {
    name: (id: string, graph: Graph) => placeOf(id, graph),
    debugName: 'places',
    // Imported modules are assigned to chunks by themselves, not together with the module that imports them.
    includeDependenciesRecursively: false,
    priority: 4,
  },
  { name: 'contract', test: /packages[\\/]contract[\\/]/, minShareCount: 12, priority: 2 },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 6, priority: 2 },
  {
    name: 'shared',
    // Heavy modules get a chunk of their own, which is loaded where they are used.
    test: /apps[\\/]web[\\/]src[\\/](ui|lib|shared)[\\/](?!markdown|chat|code|plot|(?:.*[\\/])?(?:highlighted|sortable|socket|upload))/,
    minShareCount: 14,
    priority: 1,
  },
]

let places: ReadonlyMap<string, string> | undefined

function placeOf(id: string, graph: Graph): string | null {
  places ??= findPlaces(graph)
  return places.get(id) ?? null
}

/** The chunk of each module that the chunks above reach. */
function findPlaces(graph: Graph): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { name, modules, shared } of beginnings) {
    for (const id of reachedFrom(modules, graph)) {
      const earlier = found.get(id)
      const place = earlier === undefined ? name : (shared?.[earlier] ?? earlier)
      found.set(id, ofProblems.has(place) && /lucide-react/.test(id) ? 'signs' : place)
    }
  }
  return found
}

function reachedFrom(modules: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = modules.map((module) => join(source, module))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || forBodies.test(id) || libraries.some(({ test }) => test.test(id))) continue
    reached.add(id)
    waiting.push(...importsOf(id, graph))
  }
  return reached
}

/**
 * The imports of a module. An import of an index (barrel) counts only as imports of the modules that define the imported names.
 */
function importsOf(id: string, graph: Graph): string[] {
  const info = graph.getModuleInfo(id)
  if (!info) return []
  return info.importedIds.flatMap((imported) => {
    const index = indexes.find(({ path }) => path.test(imported))
    if (!index) return [imported]
    const behind = index.modulesBehind(imported, graph)
    return namesTaken(info.code ?? '', index.name).flatMap((name) => behind.get(name) ?? [])
  })
}

const indexes = [
  { name: '@codedojo/contract', path: /contract[\\/]src[\\/]index\.ts$/, modulesBehind: whatModulesExport },
  { name: 'lucide-react', path: /lucide-react\.mjs$/, modulesBehind: whatIndexRenames },
]

/** The names that a module imports or re-exports from a package. */
function namesTaken(code: string, from: string): string[] {
  return [...code.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , place]) => place === from)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''))
}

/** The defining module of each exported name, for an index made of lines like `export * from './problems.ts'`. */
function whatModulesExport(index: string, graph: Graph): Map<string, string> {
  const modules = graph.getModuleInfo(index)?.importedIds ?? []
  return new Map(
    modules.flatMap((id) => (graph.getModuleInfo(id)?.exports ?? []).map((name) => [name, id] as const)),
  )
}

/**
 * The defining module of each exported name, for an index made of lines like `export { default as Star, default as StarIcon }
 * from './icons/star.mjs'`.
 */
function whatIndexRenames(index: string, graph: Graph): Map<string, string> {
  const lines = (graph.getModuleInfo(index)?.code ?? '').matchAll(
    /export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g,
  )
  return new Map(
    [...lines].flatMap(([, names = '', path = '']) =>
      names
        .split(',')
        .map((name) => [name.trim().replace(/^default as /, ''), join(dirname(index), path)] as const),
    ),
  )
}
