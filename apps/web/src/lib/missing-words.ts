import { completeShare, type LessonRow } from '@codedojo/contract'

/** What a lesson still takes to be complete, in words; empty: nothing. */
export function missingWords({ kind, problemList, progress }: LessonRow): string {
  const { missing, playedPercent } = progress
  const unsolved = problemList.filter(({ isSolved }) => !isSolved).map(({ title }) => title)
  return [
    ...(missing.includes('watch') ? [watchWords(kind, playedPercent)] : []),
    ...(missing.includes('problems') ? [`solve ${listed(unsolved)}`] : []),
  ]
    .join('; ')
    .replace(/^./, (first) => first.toUpperCase())
}

function watchWords(kind: LessonRow['kind'], playedPercent: number | null): string {
  if (kind === 'written') return 'read it and mark it as complete'
  if (playedPercent === null) return 'watch it and mark it as complete'
  return `watch ${completeShare * 100} % (now ${playedPercent} %) or mark it`
}

function listed(titles: readonly string[]): string {
  if (titles.length === 0) return 'its problems'
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(titles)
}
