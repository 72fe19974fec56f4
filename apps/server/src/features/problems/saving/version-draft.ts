import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ScoreGroup, SignatureTexts, StoredSignature } from '@codedojo/contract'
import type { schema, VersionCase, VersionFile } from '@codedojo/db'

type VersionRow = typeof schema.problemVersion.$inferInsert

/** The content of a version, without author and version number. */
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
 * Hash of everything that affects judging. Versions with the same hash give the same verdicts and share a revision:
 * verified solutions stay verified, and runtimes stay comparable.
 */
export function computeJudgingHash({ columns, cases, files }: VersionDraft): string {
  const { timeLimitMs, memoryLimitKb, outputLimitBytes, sameLimits, languageLimits } = columns
  const { comparison, validation, referenceSolution } = columns
  const judged = {
    limits: [timeLimitMs, memoryLimitKb, outputLimitBytes ?? null, sameLimits ?? false],
    // Omitted if false, so that hashes from before this setting existed stay valid.
    ...(columns.keepsCarriageReturns && { keepsCarriageReturns: true }),
    // Omitted for pass-fail problems likewise. Titles are for learners, as those of cases are.
    ...(columns.scoring && {
      scoring: withoutTitles(columns.scoring),
      groups: cases.map(({ groupName }) => groupName ?? null),
    }),
    // Omitted without one likewise; its solutions change no verdict.
    ...(columns.signature && { signature: textsOf(columns.signature) }),
    languageLimits: languageLimits ?? {},
    comparison,
    validation: validation ?? null,
    // Sorted, because their order does not matter.
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
      // Sorted, because packages and database list them in different orders.
      .sort((a, b) => (a.join('\0') < b.join('\0') ? -1 : 1)),
  }
  return createHash('sha256')
    .update(JSON.stringify(inKeyOrder(judged)))
    .digest('hex')
}

function textsOf({ solutions: _, ...texts }: StoredSignature): SignatureTexts {
  return texts
}

function withoutTitles({ title: _, groups, ...group }: ScoreGroup): object {
  return { ...group, groups: groups.map(withoutTitles) }
}

/** Omits case settings that equal the problem's. */
function unlessSame<Said>(own: Said | null | undefined, problems: Said | undefined): Said | null {
  return own === undefined || own === null || isDeepStrictEqual(own, problems) ? null : own
}

/** Sorts object keys, because PostgreSQL stores JSON keys in its own order. */
function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inKeyOrder(inner)]),
  )
}
