import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export const contentFolder = join(import.meta.dirname, '../../../../content/problems')

/** Which problems were proven as they are; CONTRIBUTING.md, "Add a problem", says how it is written. */
export const provenFile = join(import.meta.dirname, 'proven-content.json')

/** Of each problem that comes with the product, by name: the SHA-256 of the names and contents of its files. */
export function contentDigests(): Readonly<Record<string, string>> {
  const names = readdirSync(contentFolder).toSorted()
  return Object.fromEntries(names.map((name) => [name, digestOf(join(contentFolder, name))]))
}

/** As it stands in the file: one problem a line, so that a change shows which. */
export function writtenDigests(digests: Readonly<Record<string, string>>): string {
  return `${JSON.stringify(digests, null, 2)}\n`
}

export function provenDigests(): Readonly<Record<string, unknown>> {
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
