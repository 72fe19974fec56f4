import { schema, type Transaction } from '@codedojo/db'
import { and, gt, inArray, isNull, or } from 'drizzle-orm'
import type { ChosenProblem } from './chosen-problems.ts'
import type { ContestFacts } from './contest-facts.ts'

const { problem } = schema

interface Publication {
  readonly before: readonly Pick<ChosenProblem, 'problemId' | 'isNew'>[]
  readonly after: readonly Pick<ChosenProblem, 'problemId' | 'isNew'>[]
  readonly facts: Pick<ContestFacts, 'endsAt' | 'visibility'>
  readonly now: Date
}

/**
 * Sets unpublished problems of a contest to be published when it ends. Problems removed from the contest become drafts
 * again, unless they have been published meanwhile. A draft contest publishes nothing.
 */
export async function setPublication(
  tx: Transaction,
  { before, after, facts, now }: Publication,
): Promise<void> {
  const kept = newOnes(after)
  const left = newOnes(before).filter((id) => !kept.includes(id))
  await publishAt(tx, { ids: left, at: null, now })
  await publishAt(tx, { ids: kept, at: facts.visibility === 'draft' ? null : facts.endsAt, now })
}

function newOnes(problems: Publication['before']): string[] {
  return problems.filter(({ isNew }) => isNew).map(({ problemId }) => problemId)
}

async function publishAt(
  tx: Transaction,
  { ids, at, now }: { readonly ids: string[]; readonly at: Date | null; readonly now: Date },
): Promise<void> {
  const isUnseen = or(isNull(problem.publishedAt), gt(problem.publishedAt, now))
  await tx
    .update(problem)
    .set({ publishedAt: at })
    .where(and(inArray(problem.id, ids), isUnseen))
}
