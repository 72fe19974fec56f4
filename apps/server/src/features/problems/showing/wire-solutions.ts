import type { InstallationSettings, Problem, SolutionAccess, SolutionFacts, User } from '@codedojo/contract'
import type { ProblemRow } from '../queries.ts'

type Reader = Pick<User, 'role' | 'isPremium'>
type WrittenSolutions = Pick<ProblemRow, 'referenceSolution' | 'editorial'>

/** The facts besides the reader that decide about access. */
export interface SolutionCircumstances {
  readonly isSolved: boolean
  /** Whether a teacher has opened it. */
  readonly isSolutionOpen: boolean
  readonly settings: Pick<InstallationSettings, 'parts' | 'solutions'>
}

/** The reader's current solution access; premium may end at any time, so do not cache the result. */
export function solutionAccessOf(
  { role, isPremium }: Reader,
  { isSolved, isSolutionOpen, settings: { parts, solutions } }: SolutionCircumstances,
): SolutionAccess {
  if (role === 'admin') return 'admin'
  // Bought premium stays valid, even if premium is no longer sold.
  if (isPremium) return 'premium'
  if (parts.premium) return isSolved ? 'solved' : 'locked'
  const isOpen = { everybody: true, solved: isSolved, opened: isSolutionOpen }[solutions]
  return isOpen ? 'open' : 'locked'
}

/** The fields of a problem that reveal its solution, and summary facts about those that this access excludes. */
export function showSolutions(
  written: WrittenSolutions,
  access: SolutionAccess,
): Pick<Problem, 'referenceSolution' | 'editorial'> & { solutions: SolutionFacts } {
  const solutions = factsOf(written, access)
  switch (access) {
    case 'admin':
    case 'premium':
    case 'open':
      return { solutions, referenceSolution: written.referenceSolution, editorial: written.editorial }
    case 'solved':
      return { solutions, editorial: written.editorial }
    case 'locked':
      return { solutions }
  }
}

function factsOf({ referenceSolution, editorial }: WrittenSolutions, access: SolutionAccess): SolutionFacts {
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
