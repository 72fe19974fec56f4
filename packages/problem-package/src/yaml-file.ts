import { isStorable } from '@codedojo/contract'
import { isScalar, parseDocument, visit } from 'yaml'
import { z } from 'zod'
import { shownKey } from './findings/known-keys.ts'
import { didYouMean } from './findings/nearest-name.ts'
import { PackageError } from './package-error.ts'
import { type PackageFiles, readText } from './package-files.ts'

/** Parsing takes a few seconds per million characters. */
const mostCharacters = 2_000_000

/**
 * Parses and validates a YAML file. A key without a value counts as absent, an empty file as `{}`. Throws `PackageError` naming
 * the file, the key and the error.
 */
export async function readYaml<Shape extends z.ZodType>(
  files: PackageFiles,
  path: string,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const parsed = await readUnchecked(files, path, 'core')
  const unstorable = unstorablePlace(parsed)
  if (unstorable !== null)
    throw new PackageError(
      `${path}: ${unstorable.join('.') || 'the file'}: a text must hold neither a NUL character nor half a character`,
    )
  const checked = shape.safeParse(parsed)
  if (checked.success) return checked.data
  const { issues } = checked.error
  // A misspelt key may be the reason that another one is missing.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
  const place = `${path}${issue?.path.length ? `: ${issue.path.join('.')}` : ''}`
  if (issue?.code === 'unrecognized_keys') throw new PackageError(unknownKeySentence(place, issue, shape))
  throw new PackageError(`${path}: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'is wrong'}`)
}

/** Reads a YAML file in which numbers and other scalars are the texts that are written there. */
export function readYamlAsTexts(files: PackageFiles, path: string): Promise<unknown> {
  return readUnchecked(files, path, 'failsafe')
}

async function readUnchecked(
  files: PackageFiles,
  path: string,
  schema: 'core' | 'failsafe',
): Promise<unknown> {
  const text = await readText(files, path)
  if (text.length > mostCharacters)
    throw new PackageError(`${path} has ${text.length} characters; settings have at most ${mostCharacters}.`)
  return withoutEmptyKeys(parseYaml(text, path, schema), path) ?? {}
}

/** Keys are proposed where objects lie within each other, not within lists. */
function unknownKeySentence(
  place: string,
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  shape: z.ZodType,
): string {
  const there = path.reduce<unknown>((outer, key) => partOf(outer, key), shape)
  const known = there instanceof z.ZodObject ? Object.keys(there.shape) : []
  const key = keys[0] ?? ''
  return `${place}: there is no key "${shownKey(key)}"${didYouMean(key, known) || '.'}`
}

function partOf(shape: unknown, key: PropertyKey): unknown {
  const part: unknown = shape instanceof z.ZodObject ? shape.shape[String(key)] : undefined
  return part instanceof z.ZodOptional ? part.unwrap() : part
}

function parseYaml(text: string, path: string, schema: 'core' | 'failsafe'): unknown {
  try {
    // The parser compares each key with all others of its map; `repeatedKey` does the same in linear time. Its readable error
    // positions cost a search each, so they are switched off.
    const document = parseDocument(text, {
      schema,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'error',
    })
    const [fault] = document.errors
    if (fault) throw new Error(`${fault.message} at line ${lineAt(text, fault.pos[0])}`)
    const repeated = repeatedKey(document)
    if (repeated !== null) throw new Error(`Map keys must be unique: "${repeated}" is there twice`)
    return document.toJS({ maxAliasCount })
  } catch (error) {
    // Deep nesting overflows the stack; an alias bomb throws a ReferenceError.
    const reason = error instanceof Error ? error.message.slice(0, mostOfReason) : String(error)
    throw new PackageError(`${path} is not valid YAML: ${reason}`, { cause: error })
  }
}

/** How often aliases may repeat a text, nested repetitions included. */
const maxAliasCount = 100
const mostOfReason = 500

function lineAt(text: string, place: number): number {
  return text.slice(0, place).split('\n').length
}

function repeatedKey(document: ReturnType<typeof parseDocument>): string | null {
  let found: string | null = null
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>()
      for (const { key } of items) {
        const value = isScalar(key) ? key.value : key
        if (seen.has(value) && value !== '<<') found = String(value).slice(0, 40)
        seen.add(value)
      }
      return found === null ? undefined : visit.BREAK
    },
  })
  return found
}

/** Deeper than any real settings; bounded because later code recurses into the values. */
const mostDepth = 50

function withoutEmptyKeys(value: unknown, path: string, depth = 0): unknown {
  if (depth > mostDepth) throw new PackageError(`${path} nests more than ${mostDepth} lists and maps.`)
  if (Array.isArray(value)) return value.map((inner) => withoutEmptyKeys(inner, path, depth + 1))
  if (typeof value !== 'object' || value === null) return value ?? undefined
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, withoutEmptyKeys(inner, path, depth + 1)]),
  )
}

/** The path of a text that could not be stored, because an escape may produce any character; null if there is none. */
function unstorablePlace(value: unknown): string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : []
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const below = isStorable(key) ? unstorablePlace(inner) : []
    if (below) return [key.slice(0, 40), ...below]
  }
  return null
}
