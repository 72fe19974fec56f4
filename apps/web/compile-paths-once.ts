import type { Plugin } from 'vite'

const head = 'function compilePath(path, caseSensitive = false, end = true) {'

/** A memoized `compilePath`: it replaces the library's function, which is renamed to `compileAnew`. */
const onceForEach = `const compiled = new Map()
${head}
  const name = [caseSensitive, end, path].join(' ')
  if (!compiled.has(name)) compiled.set(name, compileAnew(path, caseSensitive, end))
  return compiled.get(name)
}
${head.replace('compilePath', 'compileAnew')}`

/**
 * Memoizes the compilation of route paths. React Router compiles the paths of all routes when it is created, and for each route
 * the empty paths of the layouts around it again: a hundred times the same work, which takes a phone longer than the rest of
 * the router.
 */
export const compilePathsOnce: Plugin = {
  name: 'compile-paths-once',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]utils\.js$/ },
    handler(code) {
      if (!code.includes(head)) this.error('compile-paths-once.ts: the router compiles paths in another way.')
      return { code: code.replace(head, () => onceForEach), map: null }
    },
  },
}
