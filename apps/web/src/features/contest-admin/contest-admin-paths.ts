export const managedContestsPath = '/admin/contests'
export const newContestPath = `${managedContestsPath}/new`

export const contestViews = ['settings', 'scoreboard', 'people', 'submissions', 'questions'] as const
export type ContestView = (typeof contestViews)[number]

export function managedContestPath(
  { _id }: { readonly _id: string },
  view: ContestView = 'settings',
): string {
  const place = `${managedContestsPath}/${encodeURIComponent(_id)}`
  return view === 'settings' ? place : `${place}?view=${view}`
}
