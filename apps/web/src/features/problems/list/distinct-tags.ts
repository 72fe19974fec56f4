import type { ProblemSummary } from '@codedojo/contract'
import { tagsOf } from '../../../shared/problems/tags-of.ts'

/** All tags used by the problems, without duplicates. */
export function distinctTags(problems: readonly Pick<ProblemSummary, 'tags'>[]): string[] {
  return [...new Set(problems.flatMap(tagsOf))]
}
