import type { Plugin } from 'vite'

const parts = [
  // Every schema of zod can write itself as JSON Schema, for documents that only the server publishes.
  /zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/,
  // It watches for values that hold themselves, which JSON cannot.
  /zod[\\/]v4[\\/]core[\\/]memoizer\.js$/,
  // What zod writes functions with, which it is told not to (schemas-without-eval.ts).
  /zod[\\/]v4[\\/]core[\\/]doc\.js$/,
  // What would tell of each step of the router: it is asked for none.
  /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/,
  // How a page that the router's own server draws loads its parts.
  /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/](links|routeModules|single-fetch)\.js$/,
]

const found = new Set<RegExp>()

/**
 * Leaves parts of libraries out of the pages that no bundler can see to be unused: in their place functions do nothing.
 * The build fails when one of them is no longer where it was.
 */
export const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  apply: 'build',
  transform: {
    filter: { id: parts },
    handler(code, id) {
      for (const part of parts) if (part.test(id)) found.add(part)
      return {
        code: exportsOf(code)
          .map((name) => `export function ${name}() {}`)
          .join('\n'),
        map: null,
      }
    },
  },
  generateBundle() {
    const missing = parts.filter((part) => !found.has(part))
    if (missing.length > 0) this.error(`leave-out-unused.ts: no file is like ${missing.join(' or ')}.`)
  },
}

function exportsOf(code: string): string[] {
  const declared = [...code.matchAll(/^export (?:const|function|class) ([\w$]+)/gm)]
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','))
  return [
    ...declared.map(([, name = '']) => name),
    ...listed.map((name) => name.replace(/.* as /, '').trim()),
  ]
}
