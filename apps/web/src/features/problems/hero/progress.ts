import { type Difficulty, difficulties, type ProblemSummary } from '@codedojo/contract'

export interface Progress {
  difficulty: Difficulty
  solved: number
  total: number
}

/** Solved and total problems by difficulty. Solved problems that are no longer in the library are not counted. */
export function progressByDifficulty(
  problems: readonly Pick<ProblemSummary, '_id' | 'difficulty'>[],
  solved: ReadonlySet<string>,
): Progress[] {
  return difficulties.map((difficulty) => {
    const these = problems.filter((problem) => problem.difficulty === difficulty)
    return {
      difficulty,
      solved: these.filter((problem) => solved.has(problem._id)).length,
      total: these.length,
    }
  })
}
