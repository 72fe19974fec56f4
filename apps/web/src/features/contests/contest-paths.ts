export const contestsPath = '/contest'

export const contestTabs = ['problems', 'scoreboard', 'submissions', 'questions'] as const
export type ContestTab = (typeof contestTabs)[number]

export function contestPath(contest: { readonly _id: string }, tab: ContestTab = 'problems'): string {
  const place = `${contestsPath}/${contest._id}`
  return tab === 'problems' ? place : `${place}?tab=${tab}`
}

/** A problem within a contest. */
export function roundPath(contestId: string, letter: string): string {
  return `${contestsPath}/${contestId}/problem/${letter}`
}
