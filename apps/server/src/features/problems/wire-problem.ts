import { type Problem, type ProblemStatus, shownLimits } from '@codedojo/contract'
import { hashOf } from '@codedojo/db'
import { isPublished, type ProblemRow, type TestCaseRow } from './queries.ts'

interface ProblemParts {
  readonly row: ProblemRow
  readonly visible: readonly TestCaseRow[]
  readonly hiddenCount: number
  readonly counters: { readonly submitted: number; readonly accepted: number }
}

/** The problem for those who solve it: no hidden case, no reference solution, no editorial. */
export function problemForLearner({ row, visible, hiddenCount, counters }: ProblemParts): Problem {
  return {
    _id: row.id,
    number: row.number,
    title: row.title,
    difficulty: row.difficulty,
    tags: row.tags,
    acceptedCount: counters.accepted,
    submittedCount: counters.submitted,
    description: row.description,
    visibleTestCases: visible.map((one, at) => ({
      input: one.input.toString('utf8'),
      output: one.output.toString('utf8'),
      explanation: row.explanations[at] ?? '',
    })),
    startCode: row.startCode,
    limits: {
      cpp: shownLimits('cpp', row),
      java: shownLimits('java', row),
      python: shownLimits('python', row),
      javascript: shownLimits('javascript', row),
    },
    hints: row.hints,
    hiddenCount,
    attribution: row.attribution,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

interface AdminParts extends ProblemParts {
  readonly hidden: readonly TestCaseRow[]
  readonly programs: NonNullable<Problem['programs']>
}

/** Everything, in the fields that the update call takes back. */
export function problemForAdmin(parts: AdminParts): Problem {
  const { row, visible, hidden, programs } = parts
  const wire = caseWriter()
  return {
    ...problemForLearner(parts),
    visibleTestCases: visible.map((one, at) => ({ ...wire(one), explanation: row.explanations[at] ?? '' })),
    hiddenTestCases: hidden.map(wire),
    referenceSolution: row.referenceSolution,
    problemCreator: row.creatorId,
    timeLimitMs: row.timeLimitMs,
    timeLimitSource: row.timeLimitSource,
    timeLimitBasis: row.timeLimitBasis,
    memoryLimitKb: row.memoryLimitKb,
    languageLimits: row.languageLimits,
    status: statusOf(row),
    publishAt: statusOf(row) === 'scheduled' ? (row.publishedAt?.toISOString() ?? null) : null,
    programs,
    comparison: row.comparison,
    showFailingCase: row.showFailingCase,
    editorial: row.editorial,
  }
}

export function statusOf(row: Pick<ProblemRow, 'publishedAt'>): ProblemStatus {
  if (row.publishedAt === null) return 'draft'
  return isPublished(row) ? 'published' : 'scheduled'
}

/** A text of more bytes is answered by its beginning and the hash of its file: no form edits it. */
const textBytesMost = 64 * 1024
const beginningBytes = 1024
/** All texts of a problem together; what comes later is answered by its hash, so that a save fits into one request. */
const allBytesMost = 6 * 1024 * 1024

/** Writes texts of one answer: the whole text, or its beginning and the hash of its file. */
export function textWriter(): (bytes: Buffer) => { text: string; ref?: string } {
  let left = allBytesMost
  return (bytes) => {
    const isShort = bytes.length <= Math.min(textBytesMost, left)
    const whole = isShort ? bytes.toString('utf8') : ''
    if (!isShort || !Buffer.from(whole).equals(bytes))
      return { text: bytes.subarray(0, beginningBytes).toString('utf8'), ref: hashOf(bytes).toString('hex') }
    left -= bytes.length
    return { text: whole }
  }
}

/** Writes cases of one problem; what is too long or no UTF-8 gets a reference that saving takes back. */
function caseWriter() {
  const text = textWriter()
  return ({ input, output }: TestCaseRow) => {
    const shown = { input: text(input), output: text(output) }
    return {
      input: shown.input.text,
      output: shown.output.text,
      ...(shown.input.ref !== undefined && { inputRef: shown.input.ref }),
      ...(shown.output.ref !== undefined && { outputRef: shown.output.ref }),
    }
  }
}
