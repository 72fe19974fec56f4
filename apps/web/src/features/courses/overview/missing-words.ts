import { completeShare, type LessonRow } from '@codedojo/contract'

/** What a lesson still takes to be complete, in words; empty: nothing. The problems stand below it by name. */
export function missingWords({ kind, progress: { missing, playedPercent } }: LessonRow): string {
  return [
    ...(missing.includes('watch') ? [watchWords(kind, playedPercent)] : []),
    ...(missing.includes('problems') ? ['solve its problems'] : []),
  ]
    .join('; ')
    .replace(/^./, (first) => first.toUpperCase())
}

function watchWords(kind: LessonRow['kind'], playedPercent: number | null): string {
  if (kind === 'written') return 'read it and mark it as complete'
  if (playedPercent === null) return 'watch it and mark it as complete'
  return `watch ${completeShare * 100} % of it (${playedPercent} % so far) or mark it`
}
