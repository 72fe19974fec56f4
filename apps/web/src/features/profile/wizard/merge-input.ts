import { roleTypeWords } from '@codedojo/contract'
import type { ProfileInput } from './profile-fields.ts'

interface Versions {
  /** The form's values when it was opened. */
  readonly opened: ProfileInput
  readonly mine: ProfileInput
  readonly theirs: ProfileInput
}

export interface MergeResult {
  /** The other version with the fields edited here; if both have changed a field, the own value wins. */
  readonly values: ProfileInput
  /** The other version's values that would be overwritten, each with its field name. */
  readonly replaced: readonly string[]
  /** True if nothing is left to save. */
  readonly isSaved: boolean
}

export function mergeInput({ opened, mine, theirs }: Versions): MergeResult {
  const own = names.filter(([field]) => mine[field] !== opened[field])
  const clashes = own.filter(([field]) => theirs[field] !== opened[field] && theirs[field] !== mine[field])
  return {
    values: { ...theirs, ...Object.fromEntries(own.map(([field]) => [field, mine[field]])) },
    replaced: clashes.map(([field, name]) => `${name} ${shown(theirs, field)}`),
    isSaved: own.every(([field]) => theirs[field] === mine[field]),
  }
}

function shown(input: ProfileInput, field: keyof ProfileInput): string {
  if (field === 'roleType') return input.roleType ? `“${roleTypeWords[input.roleType]}”` : '(none)'
  return input[field] === '' ? '(empty)' : `“${input[field]}”`
}

/** All fields with their labels. */
const names = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['bio', 'Bio'],
  ['github', 'GitHub URL'],
  ['linkedin', 'LinkedIn URL'],
  ['age', 'Age'],
  ['phone', 'Phone'],
  ['location', 'Location'],
  ['roleType', 'Role'],
  ['college', 'College'],
  ['branch', 'Branch'],
  ['skillsLearning', 'Skills you are learning'],
  ['company', 'Company'],
  ['jobRole', 'Job role'],
  ['experience', 'Experience'],
  ['professionalSkills', 'Professional skills'],
  ['leetcode', 'LeetCode URL'],
  ['twitter', 'Twitter URL'],
] as const satisfies readonly (readonly [keyof ProfileInput, string])[]
