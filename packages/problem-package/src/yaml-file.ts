import { isStorable } from '@codedojo/contract'
import { parse, YAMLError } from 'yaml'
import type { z } from 'zod'
import { PackageError } from './package-error.ts'
import { type PackageFiles, readText } from './package-files.ts'

/** Parsing takes about a second for each million characters, and nothing else is answered meanwhile. */
const mostCharacters = 2_000_000

/**
 * One YAML file, parsed and checked. A key without a value counts as absent, an empty file as `{}`.
 * Throws `PackageError` naming the file, the key and what is wrong with it.
 */
export async function readYaml<Shape extends z.ZodType>(
  files: PackageFiles,
  path: string,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const text = await readText(files, path)
  if (text.length > mostCharacters)
    throw new PackageError(`${path} has ${text.length} characters; settings have at most ${mostCharacters}.`)
  const parsed = withoutEmptyKeys(parseYaml(text, path)) ?? {}
  const unstorable = unstorablePlace(parsed)
  if (unstorable !== null)
    throw new PackageError(
      `${path}: ${unstorable.join('.') || 'the file'}: a text must hold neither a NUL character nor half a character`,
    )
  const checked = shape.safeParse(parsed)
  if (checked.success) return checked.data
  const issue = checked.error.issues[0]
  throw new PackageError(`${path}: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'is wrong'}`)
}

function parseYaml(text: string, path: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    // An alias bomb is reported as a ReferenceError, everything else as a YAMLError.
    if (error instanceof YAMLError || error instanceof ReferenceError)
      throw new PackageError(`${path} is not valid YAML: ${error.message}`, { cause: error })
    throw error
  }
}

function withoutEmptyKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyKeys)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, withoutEmptyKeys(inner)]),
  )
}

/** Where a text stands that could not be stored: escapes can write any character. null when there is none. */
function unstorablePlace(value: unknown): string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : []
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const below = isStorable(key) ? unstorablePlace(inner) : []
    if (below) return [key.slice(0, 40), ...below]
  }
  return null
}
