import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export const contentFolder = join(import.meta.dirname, '../../../../content/problems')

/** Lists the problems that passed all tests in their current state. CONTRIBUTING.md, "Add a problem", tells how to update it. */
export const provenFile = join(import.meta.dirname, 'proven-content.json')

/** The digest of each bundled problem, by name: SHA-256 over the names and contents of its files. */
export function computeContentDigests(): Readonly<Record<string, string>> {
  const names = readdirSync(contentFolder).toSorted()
  return Object.fromEntries(names.map((name) => [name, digestOf(join(contentFolder, name))]))
}

/** Formats the file with one problem per line, so that a diff shows what changed. */
export function formatDigests(digests: Readonly<Record<string, string>>): string {
  return `${JSON.stringify(digests, null, 2)}\n`
}

export function readProvenDigests(): Readonly<Record<string, unknown>> {
  const parsed: unknown = JSON.parse(readFileSync(provenFile, 'utf8'))
  return Object(parsed)
}

function digestOf(folder: string): string {
  const hash = createHash('sha256')
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted()
  for (const path of paths) {
    const bytes = readFileSync(path)
    hash.update(JSON.stringify([relative(folder, path), bytes.length])).update(bytes)
  }
  return hash.digest('hex')
}
