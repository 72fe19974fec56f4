import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { schema, VersionCase, VersionFile } from '@codedojo/db'

type VersionRow = typeof schema.problemVersion.$inferInsert

/** What a version says, whoever saves it and under whatever number. */
export type VersionColumns = Omit<
  VersionRow,
  | 'problemId'
  | 'version'
  | 'revision'
  | 'isCandidate'
  | 'judgedHash'
  | 'verifiedAt'
  | 'authorId'
  | 'note'
  | 'createdAt'
>

/** A version before it is saved; its files are stored already. */
export interface VersionDraft {
  readonly columns: VersionColumns
  /** Visible ones first. */
  readonly cases: readonly VersionCase[]
  readonly files: readonly VersionFile[]
}

/**
 * Of everything that a judge reads. Two versions with the same hash give every program the same verdict, so they share their
 * revision: what was verified stays so, and runtimes stay comparable.
 */
export function judgedHashOf({ columns, cases, files }: VersionDraft): string {
  const { timeLimitMs, memoryLimitKb, outputLimitBytes, sameLimits, languageLimits } = columns
  const { comparison, validation, referenceSolution } = columns
  const judged = {
    limits: [timeLimitMs, memoryLimitKb, outputLimitBytes ?? null, sameLimits ?? false],
    // Absent where it is not so: what was verified before there was such a choice stays so.
    ...(columns.keepsCarriageReturns && { keepsCarriageReturns: true }),
    languageLimits: languageLimits ?? {},
    comparison,
    validation: validation ?? null,
    // In which order they are listed changes nothing.
    solutions: referenceSolution
      .map(({ language, completeCode }) => [language, completeCode])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    cases: cases.map((one) => [
      one.isVisible,
      one.inputHash.toString('hex'),
      one.outputHash.toString('hex'),
      unlessSame(one.comparison, comparison),
      unlessSame(one.validatorFlags, validation?.outputFlags),
    ]),
    files: files
      .map(({ role, program, language, name, content }) => [
        role,
        program,
        language,
        name,
        createHash('sha256').update(content).digest('hex'),
      ])
      // A package lists them in another order than the database does.
      .sort((a, b) => (a.join('\0') < b.join('\0') ? -1 : 1)),
  }
  return createHash('sha256')
    .update(JSON.stringify(inKeyOrder(judged)))
    .digest('hex')
}

/** A case that says what its problem says anyway says nothing. */
function unlessSame<Said>(own: Said | null | undefined, problems: Said | undefined): Said | null {
  return own === undefined || own === null || isDeepStrictEqual(own, problems) ? null : own
}

/** PostgreSQL keeps the keys of JSON in an order of its own. */
function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inKeyOrder(inner)]),
  )
}
