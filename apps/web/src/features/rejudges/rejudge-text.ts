import { languageNames, type RejudgeFilter } from '@codedojo/contract'

/** The filter of a rejudge as text: "All submissions", "Judged on an earlier version, Wrong Answer, C++". */
export function rejudgeFilterText({ statuses, languages, versions, earlierOnly }: RejudgeFilter): string {
  const parts = [
    earlierOnly ? 'Judged on an earlier version' : '',
    (statuses ?? []).join(' or '),
    (languages ?? []).map((language) => languageNames[language]).join(' or '),
    versions === undefined ? '' : `Version ${versions.join(' or ')}`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'All submissions' : parts.join(', ')
}
