import type { ProblemSummary } from '@codedojo/contract'
import { tagsOf } from '../../../shared/problems/tags-of.ts'

/** Every tag that some problem carries, once. */
export function distinctTags(problems: readonly Pick<ProblemSummary, 'tags'>[]): string[] {
  return [...new Set(problems.flatMap(tagsOf))]
}
