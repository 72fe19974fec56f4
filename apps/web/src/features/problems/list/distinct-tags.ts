import type { ProblemSummary } from '@codedojo/contract'
import { splitTags } from '../../../shared/problems/split-tags.ts'

/** Every tag that some problem carries, once. */
export function distinctTags(problems: readonly Pick<ProblemSummary, 'tags'>[]): string[] {
  return [...new Set(problems.flatMap(splitTags))]
}
