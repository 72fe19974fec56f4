import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import { shellModules } from './shell-modules.ts'

/*
 * How it works. A page that asked for each module by itself would wait for hundreds of files, and one file for all would
 * make everybody load everything. So what is needed at one time is one file:
 *
 *   opening    what shows the part of a page above the fold, before the program
 *   frame      React and the router: every page
 *   first      what stands around every page
 *   sign-in    the rest of the sign-in page
 *   libraries  queries and schemas: every page of people who are signed in
 *   shell      the bar, the footer, and what knows who is signed in
 *   home       the list of problems, where most visits begin
 *   text       what draws Markdown: statements, answers, messages
 *   work       the problem page; beside it desktop or phone, as wide as the window is
 *   practice   what the list and the problem page have in common
 *   panels     what desktop and phone have in common
 *   signs      the icons of these: for one of them no other page should load the page of a problem
 *   kit        what opens at a press: menus, dialogs, toasts
 *
 * What belongs to these, libraries and kit aside, is found by following the imports from where each begins. The rest goes
 * by how many pages share it.
 */
interface Beginning {
  readonly name: string
  /** Below `src/`. */
  readonly modules: readonly string[]
  /** What it has in common with earlier ones is apart from either: the name of that, by the name of the other. */
  readonly shared?: Readonly<Record<string, string>>
}

const source = join(import.meta.dirname, 'src')
const beginnings: readonly Beginning[] = [
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
    // Several queries at once and lists that grow are for a few pages.
    test: /node_modules[\\/](@tanstack|zod)[\\/](?!.*(?:infinite|queriesObserver|useQueries))/i,
    priority: 5,
  },
  {
    name: 'kit',
    test: /node_modules[\\/](radix-ui|@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|sonner)[\\/]/,
    priority: 5,
  },
]

/** What the names of the files above begin with. */
export const placeNames: ReadonlySet<string> = new Set([
  ...libraries.map(({ name }) => name),
  ...beginnings.flatMap(({ name, shared = {} }) => [name, ...Object.values(shared)]),
  'signs',
])

/** What every page has before it asks for more. */
export function isOnEveryPage(file: string): boolean {
  return /^assets\/(?:opening|rolldown-runtime|frame|first)-[\w-]{8}\.js$/.test(file)
}

/** Only bodies of calls need these, and pages have no bodies (schemas-when-needed.ts), but those with a form for them. */
const forBodies = /packages[\\/]contract[\\/]src[\\/]shortcut-rules\.ts$/

interface Graph {
  getModuleInfo: Rolldown.GetModuleInfo
}

/** For `output.codeSplitting.groups`. */
export const chunks = [
  ...libraries,
  {
    name: (id: string, graph: Graph) => placeOf(id, graph),
    debugName: 'places',
    // Each module has a place of its own, those that it imports, too.
    includeDependenciesRecursively: false,
    priority: 4,
  },
  { name: 'contract', test: /packages[\\/]contract[\\/]/, minShareCount: 12, priority: 2 },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 6, priority: 2 },
  {
    name: 'shared',
    // What is heavy stays by itself: it is loaded where it is seen.
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

/** The place where each module is needed first. */
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

/** An index that has everything stands only for the modules behind the names that are taken from it. */
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

/** The names that a module imports from a package, or gives on. */
function namesTaken(code: string, from: string): string[] {
  return [...code.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , place]) => place === from)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''))
}

/** For an index made of lines like `export * from './problems.ts'`. */
function whatModulesExport(index: string, graph: Graph): Map<string, string> {
  const modules = graph.getModuleInfo(index)?.importedIds ?? []
  return new Map(
    modules.flatMap((id) => (graph.getModuleInfo(id)?.exports ?? []).map((name) => [name, id] as const)),
  )
}

/** For an index made of lines like `export { default as Star, default as StarIcon } from './icons/star.mjs'`. */
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
