import { type CodeMode, type Repair, repairSchema } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, desc, eq } from 'drizzle-orm'
import type { SubmittedWork } from './smallest-queries.ts'

const { submission, submissionRepair } = schema

/**
 * The small change that a judge found to make this very code right on every case, when this person had submitted it; null if none is
 * known. A Run of the same code has it, too.
 */
export async function findRepair(
  { queries }: Database,
  { userId, problem, language, code, mode }: SubmittedWork & { readonly mode: CodeMode },
): Promise<Repair | null> {
  const [row] = await queries
    .select({ repair: submissionRepair.repair })
    .from(submissionRepair)
    .innerJoin(submission, eq(submission.id, submissionRepair.submissionId))
    .where(
      and(
        eq(submission.userId, userId),
        eq(submission.problemId, problem.id),
        eq(submission.problemRevision, problem.revision),
        eq(submission.language, language),
        eq(submission.code, code),
        eq(submission.mode, mode),
      ),
    )
    .orderBy(desc(submission.createdAt))
    .limit(1)
  // A judge of another version may know other kinds.
  return repairSchema
    .nullable()
    .catch(null)
    .parse(row?.repair ?? null)
}
