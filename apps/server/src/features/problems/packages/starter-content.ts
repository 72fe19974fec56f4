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
  const former = slugs.filter((slug) => known.has(slug))
  const withMistakes = await loadMistakes(database, folder, { former, failures })
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
  await remember(database, keys.mistakes, [...withMistakes, ...loaded])
  return { loaded, failures }
}

interface FormerlyLoaded {
  readonly former: readonly string[]
  readonly failures: string[]
}

/**
 * Adds the known mistakes to problems that were loaded by a version of CodeDojo that did not keep them. Returns the slugs for
 * which that is done.
 */
async function loadMistakes(
  database: Database,
  folder: string,
  { former, failures }: FormerlyLoaded,
): Promise<string[]> {
  const done = await loadedSlugs(database, keys.mistakes)
  for (const slug of former.filter((one) => !done.includes(one))) {
    try {
      const read = await readProblemPackage(join(folder, slug))
      const found = await findImported(database.queries, read)
      if (found)
        await database.queries.transaction((tx) => replaceKnownMistakes(tx, found.id, read.knownMistakes))
      done.push(slug)
    } catch (error) {
      if (!(error instanceof PackageError)) throw error
      failures.push(`The known mistakes of the problem "${slug}" could not be loaded: ${error.message}`)
    }
  }
  return done
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
