/** The next unsolved problem after this one in the order of the library, else from its start; null when all are solved. */
export function nextUnsolvedProblem<Listed extends { readonly _id: string }>(
  problems: readonly Listed[],
  solved: ReadonlySet<string>,
  problemId: string,
): Listed | null {
  const at = problems.findIndex((each) => each._id === problemId)
  const inTurn = [...problems.slice(at + 1), ...problems.slice(0, Math.max(at, 0))]
  return inTurn.find((each) => each._id !== problemId && !solved.has(each._id)) ?? null
}
