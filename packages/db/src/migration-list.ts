import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

export interface Migration {
  /** Unique timestamp that orders migrations. */
  readonly when: number
  readonly tag: string
  readonly hash: string
  readonly statements: readonly string[]
}

/** The migrations of this version, oldest first. */
export function knownMigrations(): Migration[] {
  const tags = readTags()
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql }, place) => ({
    when: folderMillis,
    tag: tags[place] ?? '',
    hash,
    statements: sql,
  }))
}

function readTags(): string[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  )
  return journal.entries.map(({ tag }) => tag)
}
