import { type Database, schema } from '@codedojo/db'
import { acceptedBesideReferences, carriageReturnNote, type ProblemPackage } from '@codedojo/problem-package'
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { defaultDifficulty, defaultTag } from './imported-problem.ts'

const { problem } = schema

/** Notes for the author about the imported problem, one sentence each. */
export async function importNotes(database: Database, read: ProblemPackage, id: string): Promise<string[]> {
  return [
    ...(await numberNote(database, read, id)),
    ...assumed(read),
    ...embargo(read),
    ...notJudged(read),
    ...read.findings,
    ...plained(read),
    ...leftOut(read),
  ]
}

/** The note when the number of the package is taken. */
async function numberNote(database: Database, { codedojo }: ProblemPackage, id: string): Promise<string[]> {
  const wanted = codedojo?.number
  const [own] = await numbered(database, eq(problem.id, id))
  if (wanted === undefined || !own || own.number === wanted) return []
  const [holder] = await numbered(database, and(eq(problem.number, wanted), isNull(problem.deletedAt)))
  return [
    `Its number ${wanted} is that of "${holder?.title ?? 'another problem'}", so it has number ${own.number} here.`,
  ]
}

function numbered({ queries }: Database, condition: SQL | undefined) {
  return queries
    .select({ number: problem.number, title: problem.title })
    .from(problem)
    .where(and(condition, gt(problem.version, 0)))
}

/** The note on defaults for what foreign packages do not state; see `importedColumns`. */
function assumed({ codedojo }: ProblemPackage): string[] {
  if (codedojo) return []
  return [
    `Difficulty and tag were assumed, as the package names none: ${defaultDifficulty} and ${defaultTag}. Change them under Edit.`,
  ]
}

function embargo({ embargoUntil }: ProblemPackage): string[] {
  const isOver = embargoUntil === null || Date.parse(embargoUntil) <= Date.now()
  return isOver
    ? []
    : [`Its package has an embargo: learners see it from ${embargoUntil} on, unless it stays a draft.`]
}

/** Notes on programs that must be Accepted, but whose language no judge supports. */
function notJudged(read: ProblemPackage): string[] {
  return acceptedBesideReferences(read)
    .filter(({ language }) => language === null)
    .map(
      ({ path, languageLabel }) =>
        `submissions/${path} must be Accepted and was not judged: its language "${languageLabel}" is not judged here.`,
    )
}

function plained({ cases }: ProblemPackage): string[] {
  const files = cases.reduce((sum, one) => sum + one.plainedFiles, 0)
  return files === 0 ? [] : [carriageReturnNote(files)]
}

/** Maximum number of listed programs: a package may contain hundreds. */
const mostNamed = 30

function leftOut({ validation, dropped }: ProblemPackage): string[] {
  return [
    ...validation.unusedInputValidators.map(({ path, reason }) => `${path} is left out: ${reason}.`),
    ...(dropped.length > 0 ? [`Not kept, so an export will not have it: ${listed(dropped)}.`] : []),
  ]
}

function listed(paths: readonly string[]): string {
  const more = paths.length - mostNamed
  const named = paths.slice(0, mostNamed).join(', ')
  return more > 0 ? `${named} and ${more} more` : named
}
