import type { Plugin } from 'vite'

const head = 'function compilePath(path, caseSensitive = false, end = true) {'

/** The same for each path; the name of the library's own function is taken over, which goes on as `compileAnew`. */
const onceForEach = `const compiled = new Map()
${head}
  const name = [caseSensitive, end, path].join(' ')
  if (!compiled.has(name)) compiled.set(name, compileAnew(path, caseSensitive, end))
  return compiled.get(name)
}
${head.replace('compilePath', 'compileAnew')}`

/**
 * The router compiles the paths of all routes when it is made, and for each route those of all layouts around it once more, though
 * layouts have none: some hundred times the same, which a phone needs longer for than for the rest of the router.
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
