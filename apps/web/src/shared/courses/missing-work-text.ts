import { completeShare, type LessonRow } from '@codedojo/contract'

/** What is missing to complete a lesson, as a sentence; empty if nothing. */
export function missingWorkText(lesson: LessonRow): string {
  const { watch, problems } = missingWork(lesson)
  const solve = problems === null ? [] : [`solve ${listed(problems.map(({ title }) => title))}`]
  return [...(watch === null ? [] : [watch]), ...solve]
    .join('; ')
    .replace(/^./, (first) => first.toUpperCase())
}

/** What is missing to complete a lesson, in parts; null if nothing of that kind is missing. */
export function missingWork({ kind, problemList, progress }: LessonRow) {
  const { missing, playedPercent } = progress
  return {
    watch: missing.includes('watch') ? watchWords(kind, playedPercent) : null,
    problems: missing.includes('problems') ? problemList.filter(({ isSolved }) => !isSolved) : null,
  }
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
