import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const standIn = join(import.meta.dirname, 'src/lib/lazy/when-needed.ts')

/** What is said of a call for the server and for the published document alone; what a page sends is checked there. */
const serversParts: ReadonlySet<string> = new Set(['summary', 'access', 'params', 'query', 'body', 'errors'])

/**
 * Makes the schemas and calls of a module when they are looked at first, not when the module is loaded: to make all that the
 * files of a page hold would keep a phone busy for longer than to draw the page. Of a call it leaves out the server's parts.
 */
export const schemasWhenNeeded: Plugin = {
  name: 'schemas-when-needed',
  apply: 'build',
  transform: {
    filter: { id: /(?:packages[\\/]contract|apps[\\/]web)[\\/]src[\\/].*\.tsx?$/, code: /\bzod\b|Schema\b/ },
    handler(code) {
      const named = new Set<string>()
      const schemas = this.parse(code).body.flatMap((statement) => schemasOf(statement, named))
      if (schemas.length === 0) return null
      let changed = code
      for (const schema of schemas.toReversed())
        changed = `${changed.slice(0, schema.start)}/*@__PURE__*/ whenNeeded$(() => (${writtenFor(schema, code)}))${changed.slice(schema.end)}`
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

type Making = Extract<Expression, { type: 'CallExpression' | 'ObjectExpression' }>

/** Where constants of the module are made that are schemas, their shapes, or calls; their names are added to those `named` before. */
function schemasOf(statement: Statement, named: Set<string>): Making[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return []
  return declaration.declarations.flatMap(({ id, init }): Making[] => {
    if (id.type !== 'Identifier') return []
    if (init?.type === 'ObjectExpression') return id.name.endsWith('Shape') ? [init] : []
    if (init?.type !== 'CallExpression' || !isSchemaOrCall(beginningOf(init), named)) return []
    named.add(id.name)
    return [init]
  })
}

function isSchemaOrCall(beginning: string, named: ReadonlySet<string>): boolean {
  return named.has(beginning) || /^(?:z|defineCall|\w+(?:Schema|Body|Query))$/.test(beginning)
}

/** The name that a chain such as `z.string().max(5)` begins with. */
function beginningOf(expression: Expression | { readonly type: 'Super' }): string {
  if (expression.type === 'CallExpression') return beginningOf(expression.callee)
  if (expression.type === 'MemberExpression') return beginningOf(expression.object)
  return expression.type === 'Identifier' ? expression.name : ''
}

/** How a schema or a call is written in the pages. */
function writtenFor(making: Making, code: string): string {
  const call = making.type === 'CallExpression' ? making.arguments[0] : undefined
  if (beginningOf(making) !== 'defineCall' || call?.type !== 'ObjectExpression')
    return code.slice(making.start, making.end)
  const kept = call.properties.filter(
    (part) => part.type !== 'Property' || part.key.type !== 'Identifier' || !serversParts.has(part.key.name),
  )
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`
}
