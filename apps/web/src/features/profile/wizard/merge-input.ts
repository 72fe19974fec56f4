import { roleTypeWords } from '@codedojo/contract'
import type { ProfileInput } from './profile-fields.ts'

interface Versions {
  /** What the form held when nothing had been typed. */
  readonly opened: ProfileInput
  readonly mine: ProfileInput
  readonly theirs: ProfileInput
}

export interface Merged {
  /** What was saved elsewhere, with what was typed here; where both have changed a field, the own text. */
  readonly values: ProfileInput
  /** What would be replaced by it, each with the name of its field. */
  readonly replaced: readonly string[]
  /** Nothing is left to save. */
  readonly isSaved: boolean
}

export function mergeInput({ opened, mine, theirs }: Versions): Merged {
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

/** All fields as the steps name them. */
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
