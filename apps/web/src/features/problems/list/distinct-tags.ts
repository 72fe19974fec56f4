import type { ProblemSummary } from '@codedojo/contract'
import { splitTags } from '../../../shared/problems/split-tags.ts'

/** All tags used by the problems, without duplicates. */
export function distinctTags(problems: readonly Pick<ProblemSummary, 'tags'>[]): string[] {
  return [...new Set(problems.flatMap(splitTags))]
}
