import { languageNames, type RejudgeFilter } from '@codedojo/contract'
import { counted } from '../../lib/format/counted.ts'

/** "1 submission", "12 submissions". */
export function submissionsWords(count: number): string {
  return counted(count, 'submission')
}

/** "1 verdict", "12 verdicts". */
export function verdictsWords(count: number): string {
  return counted(count, 'verdict')
}

/** Which submissions are in it: "All submissions", "Judged on an earlier version, Wrong Answer, C++". */
export function filterWords({ statuses, languages, versions, earlierOnly }: RejudgeFilter): string {
  const parts = [
    earlierOnly ? 'Judged on an earlier version' : '',
    (statuses ?? []).join(' or '),
    (languages ?? []).map((language) => languageNames[language]).join(' or '),
    versions === undefined ? '' : `Version ${versions.join(' or ')}`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'All submissions' : parts.join(', ')
}
