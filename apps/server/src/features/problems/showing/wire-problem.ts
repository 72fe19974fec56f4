import {
  groupTitle,
  type Problem,
  type ProblemStatus,
  type ScoreGroup,
  type SignatureTexts,
  type SolutionAccess,
  type StoredSignature,
  type SubtaskEntry,
  shownLimits,
  subtasksOf,
  subtasksOfScoring,
} from '@codedojo/contract'
import { isJudgedByOneOutput } from '@codedojo/problem-package'
import type { CaseTexts, StoredText } from '../cases/stored-texts.ts'
import { isPublished, type ProblemRow } from '../queries.ts'
import { showSolutions } from './wire-solutions.ts'

interface ProblemParts {
  readonly row: ProblemRow
  readonly visible: readonly CaseTexts[]
  readonly hiddenCount: number
  readonly counters: { readonly submitted: number; readonly accepted: number }
  /** How much of the solution the reader may see. */
  readonly access: SolutionAccess
}

/** The problem for learners: no hidden cases, and the solutions as far as their access allows. */
export function problemForLearner({ row, visible, hiddenCount, counters, access }: ProblemParts): Problem {
  const isByOneOutput = isJudgedByOneOutput(row.validation ?? {})
  return {
    _id: row.id,
    number: row.number,
    title: row.title,
    difficulty: row.difficulty,
    tags: row.tags,
    alsoCalled: row.alsoCalled,
    acceptedCount: counters.accepted,
    submittedCount: counters.submitted,
    description: row.description,
    ...(row.statementLanguage !== 'en' && { statementLanguage: row.statementLanguage }),
    ...(row.translations.length > 0 && { translations: row.translations }),
    ...(row.validation?.isInteractive && { isInteractive: true }),
    ...(row.validation?.maxPasses && { isMultiPass: true }),
    visibleTestCases: visible.map((one, at) => ({
      input: one.input.start.toString('utf8'),
      output: isByOneOutput ? one.output.start.toString('utf8') : '',
      explanation: row.explanations[at] ?? '',
    })),
    startCode: row.startCode,
    ...(row.signature && { signature: shownSignature(row.signature) }),
    limits: {
      cpp: shownLimits('cpp', row),
      java: shownLimits('java', row),
      python: shownLimits('python', row),
      javascript: shownLimits('javascript', row),
    },
    hints: row.hints,
    ...(row.scoring && { scoring: shownScoring(row.scoring) }),
    hiddenCount,
    attribution: row.attribution,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...showSolutions(row, access),
  }
}

function shownSignature({ solutions: _, ...texts }: StoredSignature): SignatureTexts {
  return texts
}

function shownScoring(scoring: ScoreGroup): NonNullable<Problem['scoring']> {
  const subtasks = subtasksOf(scoring).map((group) => ({ title: groupTitle(group), points: group.points }))
  return { of: scoring.points, subtasks }
}

interface AdminParts extends ProblemParts {
  readonly hidden: readonly CaseTexts[]
  readonly programs: NonNullable<Problem['programs']>
}

/** The whole problem, in the fields that the update call accepts. */
export function problemForAdmin(parts: AdminParts): Problem {
  const { row, visible, hidden, programs } = parts
  const subtasks = subtasksOfScoring(row.scoring)
  return {
    ...problemForLearner(parts),
    visibleTestCases: visible.map((one, at) => ({
      ...writeCase(one, row),
      explanation: row.explanations[at] ?? '',
    })),
    hiddenTestCases: hidden.map((one) => ({ ...writeCase(one, row), ...subtaskOf(one, subtasks, row) })),
    ...(subtasks && { subtasks }),
    problemCreator: row.creatorId,
    timeLimitMs: row.timeLimitMs,
    timeLimitSource: row.timeLimitSource,
    timeLimitBasis: row.timeLimitBasis,
    memoryLimitKb: row.memoryLimitKb,
    languageLimits: row.languageLimits,
    status: problemStatusOf(row),
    publishAt: problemStatusOf(row) === 'scheduled' ? (row.publishedAt?.toISOString() ?? null) : null,
    programs,
    comparison: row.comparison,
    showFailingCase: row.showFailingCase,
  }
}

/** Nothing in a problem whose groups the form cannot change. */
function subtaskOf(
  { groupName }: CaseTexts,
  subtasks: readonly SubtaskEntry[] | null,
  { scoring }: Pick<ProblemRow, 'scoring'>,
): { subtask?: number } {
  const place = subtasks === null ? -1 : (scoring?.groups.findIndex(({ name }) => name === groupName) ?? -1)
  return place === -1 ? {} : { subtask: place }
}

export function problemStatusOf(row: Pick<ProblemRow, 'publishedAt'>): ProblemStatus {
  if (row.publishedAt === null) return 'draft'
  return isPublished(row) ? 'published' : 'scheduled'
}

/** A case text for a form: whole, or its beginning with the hash of its file, which a save refers to. */
export function toFormText({ hash, bytes, start }: StoredText): { text: string; ref?: string } {
  const text = start.toString('utf8')
  // A text that is not valid UTF-8 would be changed by a save.
  const isWhole = start.length === bytes && Buffer.from(text).equals(start)
  return isWhole ? { text } : { text: text.slice(0, beginningCharacters), ref: hash.toString('hex') }
}

const beginningCharacters = 1000

function writeCase({ ordinal, input, output }: CaseTexts, { caseTitles }: Pick<ProblemRow, 'caseTitles'>) {
  const shown = { input: toFormText(input), output: toFormText(output) }
  return {
    input: shown.input.text,
    output: shown.output.text,
    title: caseTitles[ordinal - 1] ?? '',
    ...(shown.input.ref !== undefined && { inputRef: shown.input.ref }),
    ...(shown.output.ref !== undefined && { outputRef: shown.output.ref }),
  }
}
