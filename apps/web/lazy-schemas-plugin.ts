import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const standIn = join(import.meta.dirname, 'src/lib/lazy/lazy-object.ts')

/** The parts of a call that only the server and the API document need; the server validates what pages send. */
const serversParts: ReadonlySet<string> = new Set(['summary', 'access', 'params', 'query', 'body', 'errors'])

/**
 * Creates the schemas and calls of a module at their first use instead of when the module is loaded: creating all schemas in a
 * page's chunks would take a phone longer than rendering the page. It also removes the parts of calls that only the server
 * needs.
 */
export const lazySchemas: Plugin = {
  name: 'lazy-schemas',
  apply: 'build',
  transform: {
    filter: { id: /(?:packages[\\/]contract|apps[\\/]web)[\\/]src[\\/].*\.tsx?$/, code: /\bzod\b|Schema\b/ },
    handler(code) {
      const named = new Set<string>()
      const schemas = this.parse(code).body.flatMap((statement) => schemasOf(statement, named))
      if (schemas.length === 0) return null
      let changed = code
      for (const schema of schemas.toReversed())
        changed = `${changed.slice(0, schema.start)}/*@__PURE__*/ lazyObject$(() => (${writtenFor(schema, code)}))${changed.slice(schema.end)}`
      return {
        code: `import { lazyObject as lazyObject$ } from ${JSON.stringify(standIn)};${changed}`,
        map: null,
      }
    },
  },
}

type Program = ReturnType<Rolldown.PluginContext['parse']>
type Statement = Program['body'][number]
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>
type Expression = NonNullable<Declaration['declarations'][number]['init']>

type SchemaExpression = Extract<Expression, { type: 'CallExpression' | 'ObjectExpression' }>

/**
 * The initializers of the module's constants that are schemas, their shapes, or calls. Adds their names to `named`, so that
 * schemas derived from them are found.
 */
function schemasOf(statement: Statement, named: Set<string>): SchemaExpression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return []
  return declaration.declarations.flatMap(({ id, init }): SchemaExpression[] => {
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

/** The first identifier of a chain such as `z.string().max(5)`. */
function beginningOf(expression: Expression | { readonly type: 'Super' }): string {
  if (expression.type === 'CallExpression') return beginningOf(expression.callee)
  if (expression.type === 'MemberExpression') return beginningOf(expression.object)
  return expression.type === 'Identifier' ? expression.name : ''
}

/** The source text of a schema or call in the pages. */
function writtenFor(making: SchemaExpression, code: string): string {
  const call = making.type === 'CallExpression' ? making.arguments[0] : undefined
  if (beginningOf(making) !== 'defineCall' || call?.type !== 'ObjectExpression')
    return code.slice(making.start, making.end)
  const kept = call.properties.filter(
    (part) => part.type !== 'Property' || part.key.type !== 'Identifier' || !serversParts.has(part.key.name),
  )
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`
}
