import { type Database, schema } from '@codedojo/db'
import { asc } from 'drizzle-orm'
import { choosePackageName } from '../problems/index.ts'

const { problem } = schema

interface ProblemName {
  readonly title: string
  /** Unique folder name, also when letter case is ignored. */
  readonly folder: string
}
export type ProblemNames = ReadonlyMap<string, ProblemName>

/** Includes deleted problems, because their submissions stay. */
export async function readProblemNames({ queries }: Database): Promise<ProblemNames> {
  const rows = await queries
    .select({ id: problem.id, slug: problem.slug, title: problem.title, number: problem.number })
    .from(problem)
    .orderBy(asc(problem.createdAt), asc(problem.id))
  const taken = new Set<string>()
  return new Map(
    rows.map((row) => [row.id, { title: row.title, folder: makeUniqueName(choosePackageName(row), taken) }]),
  )
}

/** Makes a name unique, and adds it to the taken ones. */
export function makeUniqueName(wanted: string, taken: Set<string>): string {
  let free = wanted
  for (let at = 2; taken.has(free.toLowerCase()); at++) free = `${wanted}-${at}`
  taken.add(free.toLowerCase())
  return free
}

/** The name of a problem; one that was removed during the export has none any more. */
export function findProblemName(problems: ProblemNames, id: string | null): ProblemName {
  return (id === null ? undefined : problems.get(id)) ?? { title: '', folder: 'gone' }
}
