import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, schema } from '@codedojo/db'
import { PackageError, readProblemPackage } from '@codedojo/problem-package'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import { replaceKnownMistakes } from '../known-mistakes/replace-known-mistakes.ts'
import { findImported } from './find-imported.ts'
import { importPackage } from './import-package.ts'

const { installationFact } = schema

/** Keys of the lists of slugs: problems that were loaded, and problems whose known mistakes were. */
const keys = { problems: 'starter_problems', mistakes: 'starter_mistakes' } as const

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
  const known = new Set(await loadedSlugs(database, keys.problems))
  const loaded: string[] = []
  const failures: string[] = []
  await loadMistakes(
    database,
    folder,
    slugs.filter((slug) => known.has(slug)),
  )
  for (const slug of slugs.filter((one) => !known.has(one)).sort()) {
    try {
      await importPackage(database, join(folder, slug))
      loaded.push(slug)
      await remember(database, keys.problems, [...known, ...loaded])
    } catch (error) {
      if (!(error instanceof PackageError || error instanceof AppError)) throw error
      failures.push(`The problem "${slug}" could not be loaded: ${error.message}`)
    }
  }
  await remember(database, keys.mistakes, [...known, ...loaded])
  return { loaded, failures }
}

/** Adds the known mistakes to problems that were loaded by a version of CodeDojo that did not keep them. */
async function loadMistakes(database: Database, folder: string, slugs: readonly string[]): Promise<void> {
  const done = new Set(await loadedSlugs(database, keys.mistakes))
  for (const slug of slugs.filter((one) => !done.has(one))) {
    const read = await readProblemPackage(join(folder, slug)).catch(() => null)
    const found = read && (await findImported(database.queries, read))
    if (!found) continue
    await database.queries.transaction((tx) => replaceKnownMistakes(tx, found.id, read.knownMistakes))
  }
}

type Key = (typeof keys)[keyof typeof keys]

async function loadedSlugs(database: Database, key: Key): Promise<string[]> {
  const [row] = await database.queries
    .select({ value: installationFact.value })
    .from(installationFact)
    .where(eq(installationFact.key, key))
  return row ? z.array(z.string()).parse(row.value) : []
}

async function remember(database: Database, key: Key, slugs: string[]): Promise<void> {
  await database.queries
    .insert(installationFact)
    .values({ key, value: slugs })
    .onConflictDoUpdate({ target: installationFact.key, set: { value: slugs } })
}
