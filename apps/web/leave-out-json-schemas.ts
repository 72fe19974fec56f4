import type { Plugin } from 'vite'

/** Every schema of zod can write itself as JSON Schema, for documents that only the server publishes: a fifth of the library. */
export const leaveOutJsonSchemas: Plugin = {
  name: 'leave-out-json-schemas',
  apply: 'build',
  transform: {
    filter: { id: /zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/ },
    handler: (code) => ({ code: namesOf(code).map(leftOut).join('\n'), map: null }),
  },
}

function namesOf(code: string): string[] {
  const names = code.matchAll(/^export (?:(?:const|function|class) |\{ \w+ as )(\w+)/gm)
  return [...names].map(([, name = '']) => name)
}

/** Schemas ask for the function that would write them when they are made, and call it never. */
function leftOut(name: string): string {
  return `export const ${name} = () => () => { throw new Error('JSON Schema is not part of the pages.') }`
}
