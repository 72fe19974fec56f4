import { type Queries, schema, type Transaction } from '@codedojo/db'
import type { ProblemPackage } from '@codedojo/problem-package'
import { and, desc, eq, exists, gt, isNull, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../http/app-error.ts'
import { isId } from '../queries.ts'
import { importedTitle } from './imported-problem.ts'

const { problem, problemVersion } = schema

/*
 * A package is an existing problem if
 *   its uuid is the id of the problem (a new problem takes the uuid of its package, and an export has the id as its
 * uuid), or
 *   its folder has the name that the problem was imported from, and the problem has or had its title. A folder name
 * alone is not enough, because many packages share one.
 */

export type PackageIdentity = Pick<ProblemPackage, 'uuid' | 'folderName' | 'name'>

export interface FoundImport {
  readonly id: string
  readonly title: string
  /** null for a draft. */
  readonly publishedAt: Date | null
  /** False: only the uuid matches. */
  readonly hasTitle: boolean
}

/** The existing problem of a package; null for a new one. Throws `PackageError` when the package has no valid title. */
export async function findImported(
  queries: Queries | Transaction,
  read: PackageIdentity,
): Promise<FoundImport | null> {
  const { uuid } = read
  const isSameId = uuid !== null && isId(uuid) ? eq(problem.id, uuid.toLowerCase()) : undefined
  const title = importedTitle(read)
  const rows = await queries
    .select({
      ...{ id: problem.id, title: problem.title, publishedAt: problem.publishedAt },
      hasTitle: sql<boolean>`${hasOrHadTitle(queries, title)}`,
    })
    .from(problem)
    .where(
      and(
        or(isSameId, and(cameFromFolder(read.folderName), hasOrHadTitle(queries, title))),
        isNull(problem.deletedAt),
        gt(problem.version, 0),
      ),
    )
    .orderBy(desc(isSame(problem.title, title)), problem.number)
  return rows.find(({ id }) => id === uuid?.toLowerCase()) ?? rows[0] ?? null
}

/** With the number that was appended to a taken name; see `chooseFreeSlug`. */
function cameFromFolder(name: string) {
  const { slug } = problem
  const numbered = sql`starts_with(${slug}, ${`${name}-`}) and substr(${slug}, length(${name}::text) + 2) ~ '^[0-9]+$'`
  return or(eq(slug, name), numbered)
}

function hasOrHadTitle(queries: Queries | Transaction, title: string) {
  const { problemId, isCandidate, title: titleThen } = problemVersion
  const versions = queries
    .select({ problemId })
    .from(problemVersion)
    .where(and(eq(problemId, problem.id), eq(isCandidate, false), isSame(titleThen, title)))
  return exists(versions)
}

function isSame(column: typeof problem.title | typeof problemVersion.title, title: string) {
  return sql`lower(${column}) = lower(${title})`
}

/** Id of a new problem: the uuid of its package, unless a problem has or had it. Requires `lockProblems`. */
export async function chooseNewProblemId(tx: Transaction, { uuid }: PackageIdentity): Promise<string> {
  if (uuid === null || !isId(uuid)) return uuidv7()
  const id = uuid.toLowerCase()
  return (await tx.$count(problem, eq(problem.id, id))) === 0 ? id : uuidv7()
}

/** The error when the package exists and replacing it was not allowed. */
export function packageExists({ title, hasTitle }: FoundImport): AppError {
  const message = hasTitle
    ? `The problem "${title}" is there already. Replace it to give it a new version.`
    : `The problem "${title}" has the uuid of this package. Replace it to give it a new version; or, if this is another problem, give it another uuid in problem.yaml.`
  return new AppError('package_exists', message, { errors: [{ field: 'replace', message }] })
}
