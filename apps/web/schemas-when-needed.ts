import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const standIn = join(import.meta.dirname, 'src/lib/when-needed.ts')

/**
 * Makes the schemas and calls of a module when they are looked at first, not when the module is loaded: to make all that the
 * files of a page hold would keep a phone busy for longer than to draw the page.
 */
export const schemasWhenNeeded: Plugin = {
  name: 'schemas-when-needed',
  apply: 'build',
  transform: {
    filter: { id: /(?:packages[\\/]contract|apps[\\/]web)[\\/]src[\\/].*\.tsx?$/, code: /\bzod\b|Schema\b/ },
    handler(code) {
      const places = this.parse(code).body.flatMap(schemasOf)
      if (places.length === 0) return null
      let changed = code
      for (const { start, end } of places.toReversed())
        changed = `${changed.slice(0, start)}/*@__PURE__*/ whenNeeded$(() => (${changed.slice(start, end)}))${changed.slice(end)}`
      return {
        code: `import { whenNeeded as whenNeeded$ } from ${JSON.stringify(standIn)};${changed}`,
        map: null,
      }
    },
  },
}

type Program = ReturnType<Rolldown.PluginContext['parse']>
type Statement = Program['body'][number]
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>
type Expression = NonNullable<Declaration['declarations'][number]['init']>

/** Where a schema or a call is written that a constant of the module is. */
function schemasOf(statement: Statement): { readonly start: number; readonly end: number }[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return []
  return declaration.declarations.flatMap(({ init }) =>
    init?.type === 'CallExpression' && /^(?:z|defineCall|\w+Schema)$/.test(beginningOf(init)) ? [init] : [],
  )
}

/** The name that a chain such as `z.string().max(5)` begins with. */
function beginningOf(expression: Expression | { readonly type: 'Super' }): string {
  if (expression.type === 'CallExpression') return beginningOf(expression.callee)
  if (expression.type === 'MemberExpression') return beginningOf(expression.object)
  return expression.type === 'Identifier' ? expression.name : ''
}
