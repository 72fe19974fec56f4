import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, schema } from '@codedojo/db'
import { PackageError } from '@codedojo/problem-package'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import { importPackage } from './import-package.ts'

const { installationFact } = schema
const key = 'starter_problems'

export interface StarterContent {
  /** Slugs of the problems loaded by this call. */
  readonly loaded: string[]
  /** Errors of the others, one sentence each. */
  readonly failures: string[]
}

/**
 * Loads the problems that come with CodeDojo, each once per installation: one that an admin has changed or deleted
 * stays so. A package that fails to load is reported and retried at the next start.
 */
export async function loadStarterContent(database: Database, folder: string): Promise<StarterContent> {
  const entries = await readdir(folder, { withFileTypes: true })
  const slugs = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const known = new Set(await loadedSlugs(database))
  const loaded: string[] = []
  const failures: string[] = []
  for (const slug of slugs.filter((one) => !known.has(one)).sort()) {
    try {
      await importPackage(database, join(folder, slug))
      loaded.push(slug)
      await remember(database, [...known, ...loaded])
    } catch (error) {
      if (!(error instanceof PackageError || error instanceof AppError)) throw error
      failures.push(`The problem "${slug}" could not be loaded: ${error.message}`)
    }
  }
  return { loaded, failures }
}

async function loadedSlugs(database: Database): Promise<string[]> {
  const [row] = await database.queries
    .select({ value: installationFact.value })
    .from(installationFact)
    .where(eq(installationFact.key, key))
  return row ? z.array(z.string()).parse(row.value) : []
}

async function remember(database: Database, slugs: string[]): Promise<void> {
  await database.queries
    .insert(installationFact)
    .values({ key, value: slugs })
    .onConflictDoUpdate({ target: installationFact.key, set: { value: slugs } })
}
