import { languageNames, type RejudgeFilter } from '@codedojo/contract'

/** "1 submission", "12 submissions". */
export function submissionsWords(count: number): string {
  return `${count.toLocaleString('en')} submission${count === 1 ? '' : 's'}`
}

/** "1 verdict", "12 verdicts". */
export function verdictsWords(count: number): string {
  return `${count.toLocaleString('en')} verdict${count === 1 ? '' : 's'}`
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
