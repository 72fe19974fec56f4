import type { Problem, SolutionAccess, SolutionFacts, User } from '@codedojo/contract'
import type { ProblemRow } from '../queries.ts'

type Reader = Pick<User, 'role' | 'isPremium'>
type Written = Pick<ProblemRow, 'referenceSolution' | 'editorial'>

/** What this reader may read at this moment: premium ends by itself, so nobody may keep the answer. */
export function solutionAccessOf({ role, isPremium }: Reader, isSolved: boolean): SolutionAccess {
  if (role === 'admin') return 'admin'
  if (isPremium) return 'premium'
  return isSolved ? 'solved' : 'locked'
}

/** The fields of a problem that tell how it is solved, and the facts about those that this access leaves out. */
export function showSolutions(
  written: Written,
  access: SolutionAccess,
): Pick<Problem, 'referenceSolution' | 'editorial'> & { solutions: SolutionFacts } {
  const solutions = factsOf(written, access)
  switch (access) {
    case 'admin':
    case 'premium':
      return { solutions, referenceSolution: written.referenceSolution, editorial: written.editorial }
    case 'solved':
      return { solutions, editorial: written.editorial }
    case 'locked':
      return { solutions }
  }
}

function factsOf({ referenceSolution, editorial }: Written, access: SolutionAccess): SolutionFacts {
  return {
    access,
    codes: referenceSolution.map(({ language, completeCode, video }) => ({
      language,
      lines: completeCode.trimEnd().split('\n').length,
      hasVideo: video !== undefined,
    })),
    editorialWords: editorial.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  }
}
